"""Make the environment in .venv, with nothing but this Python: find or fetch uv, then install what uv.lock pins.

Usage: python3 tools/bootstrap.py

Quick when nothing changed. Needs no pip, no venv module and no compiler. Kept free of new syntax and of annotations,
so that an old Python runs it far enough to say that it is too old.
"""

import errno
import hashlib
import html.parser
import http.client
import os
import platform
import re
import shutil
import ssl
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
import zipfile

OLDEST_PYTHON = (3, 11)
OLDEST_UV = (0, 9)  # reads the format of uv.lock
UV = "0.13.7"

# machine -> file name, folder on files.pythonhosted.org, sha256
WHEELS = {
    ("Linux", "x86_64"): (
        "uv-0.13.7-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "b9/93/0e053a2ca4523ee9825ccbedeb7121470d0a188933f11688b6d90d7f5c08",
        "2c9bdc4a872b60a93c5f26c0791089ea11585a4f9d3b3c017d78eb8487505e25",
    ),
    ("Linux", "aarch64"): (
        "uv-0.13.7-py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64.whl",
        "96/72/da1119f94034d7173e6c8e2cd77a6299744458f0af3cb8e3a04d5cd419d1",
        "a90f5d95716ab83091f0f73a8e7ec64e557abf2a28537fcd719b2ac88e6f725a",
    ),
    ("Darwin", "arm64"): (
        "uv-0.13.7-py3-none-macosx_11_0_arm64.whl",
        "40/a5/8756c38ace102fa13fd4e653e8bc40e1f65924f1c0a0d23350339dac97e5",
        "f91a229093163eefca89ea1b220a221d64c3beade05d03519a6584d1797a5a5f",
    ),
    ("Darwin", "x86_64"): (
        "uv-0.13.7-py3-none-macosx_10_12_x86_64.whl",
        "3d/5b/e0379e7b172659420b1ec99a8e8229830aa85ea59684847c80b1c959a056",
        "fd04bf01ba5f2829f4f94ca8f0c24a743f21e73d75045613ed6fc2fd66fc7bda",
    ),
}

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
TOOLS = os.path.join(ROOT, ".tools")
STAMP = os.path.join(VENV, "bootstrap.stamp")

# what is shown of uv's words, and what is said for its failures
PROGRESS = re.compile(r"\s*(Using|Creating|Building|Built|Downloading|Downloaded|Prepared|Installed|warning:)")
TROUBLE = re.compile(r"error:|\s*×")
NETWORK = re.compile(r"dns|connect|timed? ?out|error sending request|network|failed to (fetch|download)")
DISK_FULL = "the disk is full: free about 1 GB (for .venv and for uv's cache) and run it again"
UNKNOWN_CERTIFICATE = "shows an unknown certificate: install ca-certificates, or set SSL_CERT_FILE"


class SetupError(Exception):
    """One line that says what is wrong and what to do."""


def main():
    try:
        bootstrap()
    except SetupError as error:
        return complain(error)
    except KeyboardInterrupt:
        return complain("interrupted; run it again to continue", 130)
    except OSError as error:
        return complain(explain(error))
    return 0


def bootstrap():
    if sys.version_info[:2] < OLDEST_PYTHON:
        raise SetupError(
            f"Python {'.'.join(map(str, OLDEST_PYTHON))} or later is needed, this is {platform.python_version()}: "
            "install one and name it, as in `make test PYTHON=python3.12`"
        )
    wanted = fingerprint()
    if is_current(wanted):
        return
    uv = find_uv() or fetch_uv()
    if os.path.exists(STAMP):
        os.remove(STAMP)  # an interrupted installation must not look finished
    install(uv)
    write(STAMP, wanted.encode())
    say("ready: .venv")


def fingerprint():
    """What the environment depends on: the lock, the project file, the Python and the place."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode())
    for name in ("pyproject.toml", "uv.lock"):
        path = os.path.join(ROOT, name)
        if not os.path.exists(path):
            raise SetupError(f"{name} is missing: restore it with `git checkout {name}`")
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def is_current(wanted):
    if not os.path.exists(os.path.join(VENV, "bin", "python")):
        return False
    try:
        with open(STAMP) as file:
            return file.read() == wanted
    except OSError:
        return False


def find_uv():
    """The pinned uv of an earlier run, or one on PATH that is new enough."""
    own = os.path.join(TOOLS, "uv-" + UV)
    for uv in (own, shutil.which("uv")):
        if uv and os.access(uv, os.X_OK) and version_of(uv) >= OLDEST_UV:
            return uv
    return None


def version_of(uv):
    try:
        said = subprocess.run([uv, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(rb"uv (\d+)\.(\d+)", said)
    return (int(found.group(1)), int(found.group(2))) if found else ()


def fetch_uv():
    machine = (platform.system(), {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine()))
    if machine not in WHEELS:
        raise SetupError(
            f"no uv is pinned for {' '.join(machine)}: install uv (https://docs.astral.sh/uv), run it again"
        )
    name, folder, sha256 = WHEELS[machine]
    wheel = os.path.join(TOOLS, f"download-{os.getpid()}.whl")
    os.makedirs(TOOLS, exist_ok=True)
    try:
        digest = download(address_of(name, folder), wheel, "uv " + UV)
        if digest != sha256:
            raise SetupError(
                f"the checksum of {name} is wrong ({digest[:12]}..., not {sha256[:12]}...): "
                "run it again; if it stays wrong, do not trust this network or index"
            )
        return unpack(wheel)
    finally:
        if os.path.exists(wheel):
            os.remove(wheel)


def address_of(name, folder):
    """Where the wheel lies: PyPI's own store, or what the index of this machine's settings says."""
    index = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("PIP_INDEX_URL") or "https://pypi.org/simple"
    index = index.split("=", 1)[1] if re.match(r"[\w.-]+=", index) else index  # uv allows NAME=URL
    if urllib.parse.urlsplit(index).hostname == "pypi.org":
        return f"https://files.pythonhosted.org/packages/{folder}/{name}"
    page = index.rstrip("/") + "/uv/"
    with connect(page) as answer:
        links = Links(answer.read().decode("utf-8", "replace"))
        page = answer.geturl()
    for link in links.found:
        if urllib.parse.unquote(urllib.parse.urlsplit(link).path).split("/")[-1] == name:
            return urllib.parse.urljoin(page, link)
    raise SetupError(f"{page} has no {name}: install uv yourself, or unset UV_DEFAULT_INDEX and PIP_INDEX_URL")


class Links(html.parser.HTMLParser):
    def __init__(self, page):
        super().__init__()
        self.found = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.found += [value for key, value in attrs if tag == "a" and key == "href" and value]


def connect(address):
    request = urllib.request.Request(address, headers={"Accept": "text/html, */*", "User-Agent": "zenobia-bootstrap"})
    try:
        return urllib.request.urlopen(request, timeout=60)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise SetupError(explain_connection(address, error)) from None


def download(address, path, what):
    """Write the file and return its sha256."""
    digest = hashlib.sha256()
    with connect(address) as answer, open(path, "wb") as file:
        size = int(answer.headers.get("Content-Length") or 0)
        done, shown = 0, -1
        while True:
            try:
                piece = answer.read(1 << 16)
            except (OSError, http.client.HTTPException) as error:
                raise SetupError(explain_connection(address, error)) from None
            if not piece:
                break
            file.write(piece)
            digest.update(piece)
            done += len(piece)
            percent = 100 * done // size if size else 0
            if sys.stderr.isatty() and percent != shown:
                shown = percent
                sys.stderr.write(f"\rfetching {what} {percent:3} %")
                sys.stderr.flush()
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    if done < size:
        raise SetupError(f"the connection broke while fetching {what}: run it again")
    say(f"fetched {what} ({done / 1e6:.1f} MB)")
    return digest.hexdigest()


def unpack(wheel):
    with zipfile.ZipFile(wheel) as archive:
        inside = next(name for name in archive.namelist() if name.endswith(".data/scripts/uv"))
        binary = archive.read(inside)
    uv = os.path.join(TOOLS, "uv-" + UV)
    write(uv, binary, 0o755)
    return uv


def install(uv):
    say("installing the packages of uv.lock into .venv")
    environment = dict(os.environ, UV_PROJECT_ENVIRONMENT=VENV, UV_PYTHON_DOWNLOADS="never", UV_NO_PROGRESS="1")
    environment.pop("VIRTUAL_ENV", None)
    if "PIP_INDEX_URL" in environment:
        environment.setdefault("UV_DEFAULT_INDEX", environment["PIP_INDEX_URL"])
    python = getattr(sys, "_base_executable", None) or sys.executable
    command = [uv, "sync", "--frozen", "--compile-bytecode", "--project", ROOT, "--python", python]
    process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    trouble = []
    with process:
        for raw in process.stderr:
            line = raw.decode("utf-8", "replace").rstrip()
            if trouble or TROUBLE.match(line):
                trouble.append(line)
            elif PROGRESS.match(line):
                say("  " + line.strip())
    if process.returncode:
        raise SetupError(explain_uv("\n".join(trouble), process.returncode))


def explain_uv(trouble, status):
    words = trouble.lower()
    if "no space left" in words or "os error 28" in words or "quota exceeded" in words:
        return DISK_FULL
    if "certificate" in words or "unknownissuer" in words:
        return "the package index " + UNKNOWN_CERTIFICATE
    if NETWORK.search(words):
        return "the packages could not be downloaded: check the network (or HTTPS_PROXY) and run it again"
    if "permission denied" in words:
        return "no permission to write .venv or uv's cache: check who owns them, or set UV_CACHE_DIR"
    sys.stderr.write(trouble + "\n")
    if "failed to parse" in words:
        return "a project file does not parse, see above: mend it, or `git checkout uv.lock pyproject.toml`"
    return f"uv ended with status {status}, its words are above: try `rm -rf .venv` and run it again"


def explain_connection(address, error):
    host = urllib.parse.urlsplit(address).hostname or address
    reason = getattr(error, "reason", error)
    if isinstance(error, urllib.error.HTTPError):
        return f"{host} answers {error.code} for {address}: try later, or set UV_DEFAULT_INDEX to another index"
    if isinstance(reason, ssl.SSLCertVerificationError):
        return f"{host} {UNKNOWN_CERTIFICATE}"
    return f"cannot reach {host} ({reason}): check the network (or HTTPS_PROXY) and run it again"


def explain(error):
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"no permission to write {error.filename or ROOT}: check who owns the checkout"
    return f"{error}: mend that and run it again"


def write(path, content, mode=0o644):
    """All or nothing, also when two bootstraps run at once."""
    part = f"{path}.{os.getpid()}"
    try:
        with open(part, "wb") as file:
            file.write(content)
        os.chmod(part, mode)
        os.replace(part, path)
    finally:
        if os.path.exists(part):
            os.remove(part)


def say(line):
    sys.stderr.write(f"bootstrap: {line}\n")
    sys.stderr.flush()


def complain(line, status=1):
    say(line)
    return status


if __name__ == "__main__":
    sys.exit(main())
