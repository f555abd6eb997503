# A Homebrew formula. It has not been run: it needs macOS or Linux with Homebrew, and the address and checksum of a published
# release, which do not exist yet. To try it on a checkout: brew install --HEAD ./packaging/homebrew/zw.rb
class Zw < Formula
  desc "Game-tree search with memory: chess, Othello, checkers and your own games"
  homepage "https://zerowindow.example"
  license "MIT"
  head "file://#{File.expand_path("../..", __dir__)}", using: :git, branch: "main"

  depends_on "cmake" => :build
  depends_on "pkgconf" => :build
  depends_on "scdoc" => :build
  depends_on "sqlite"
  depends_on "zstd"

  def install
    system "cmake", "-S", ".", "-B", "build", "-DZW_TESTS=OFF", "-DZW_MPI=OFF", *std_cmake_args
    system "cmake", "--build", "build"
    system "packaging/signature.sh", "build/zw"
    system "cmake", "--install", "build"
  end

  test do
    assert_match "connect4", shell_output("#{bin}/zw games")
    assert_match(/^best +4$/, shell_output("#{bin}/zw search connect4 --position 112233 --depth 4"))
  end
end
