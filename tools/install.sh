#!/bin/sh
# Installs a release of Quadrant for one user, without root: PREFIX/share/quadrant/versions/VERSION, and the command
# PREFIX/bin/quadrant. 'quadrant update', 'versions', 'use' and 'uninstall' change it later.
#
#   --from FILE        install a file that SHA256SUMS beside it lists, instead of fetching the newest release
#   --version VERSION  fetch this version
#   --releases URL     fetch from these releases: URL/latest/download/FILE and URL/download/vVERSION/FILE
#   --prefix FOLDER    install there instead of in ~/.local
set -u
releases='' glibc=0 kilobytes=0  # written by tools/release
prefix=${HOME:+$HOME/.local} from='' version=''

fail() {  # what, at, rule, fix
    printf 'install: %s\n  at    %s\n  rule  %s\n  fix   %s\n' "$1" "$2" "$3" "$4" >&2
    exit 5
}
while [ $# -gt 0 ]; do
    [ -n "${2:-}" ] || fail "$1 requires a value" "the command line" "A value follows an option." "Write $1 VALUE."
    case $1 in
        --from) from=$2 ;; --version) version=$2 ;; --releases) releases=${2%/} ;; --prefix) prefix=$2 ;;
        *) fail "unknown option $1" "the command line" "There are --from, --version, --releases and --prefix." \
                "Remove it." ;;
    esac
    shift 2
done
case $prefix in /?*) ;; *) fail "no folder to install to" "HOME=${HOME:-}, --prefix $prefix" \
    "The folder is named by a path from the root." "Set HOME, or write --prefix FOLDER." ;; esac
link=$prefix/bin/quadrant
[ -L "$link" ] || [ ! -e "$link" ] || fail "another program has the name of the command" "$link" \
    "A link of that name starts Quadrant." "Rename or remove it, or write --prefix FOLDER."

machine="$(uname -s) on $(uname -m)"
[ "$machine" = "Linux on x86_64" ] || fail "there is no release for this machine" "$machine" \
    "Releases are built for Linux on x86_64." "Build Quadrant from its sources: README.md, Install."
found=$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d ' ' -f 2)
[ "$(printf '%s\n' "${found:-0}" "$glibc" | sort -V | head -n 1)" = "$glibc" ] ||
    fail "the C library is too old" "glibc ${found:-is not there}" "The release needs glibc $glibc or later." \
         "Use a newer system, or build Quadrant from its sources: README.md, Install."
for program in tar gzip sha256sum mktemp awk; do
    command -v $program >/dev/null || fail "$program is missing" "PATH=$PATH" \
        "It checks or unpacks the release." "Install $program."
done

# A folder beside the place of the version: what is whole there is renamed to its place, everything else is removed.
versions=$prefix/share/quadrant/versions temporary=
clean() {
    [ -n "$temporary" ] && rm -rf "$temporary"
    rmdir "$versions" "$prefix/share/quadrant" "$prefix/share" "$prefix/bin" "$prefix" 2>/dev/null
}
trap clean EXIT
trap 'exit 130' INT TERM HUP
mkdir -p "$versions" "$prefix/bin" 2>/dev/null && temporary=$(mktemp -d "$versions/.new-XXXXXX" 2>/dev/null) ||
    fail "the folder cannot be written" "$versions" "Releases are installed in a folder of the user." \
         "Make it writable, or write --prefix FOLDER."
free=$(df -Pk "$versions" | awk 'NR == 2 { print $4 }')
[ "${free:-0}" -ge "$kilobytes" ] || fail "there is no space for the release" "$versions, $((free / 1024)) MB free" \
    "It needs $((kilobytes / 1024)) MB while it is unpacked." "Free some, or write --prefix FOLDER on another disk."

fetch() {  # address, file
    if command -v curl >/dev/null; then curl -fsSL --retry 2 -o "$2" "$1"; else wget -q -O "$2" "$1"; fi
}
if [ -n "$from" ]; then
    file=$from name=$(basename "$from") sums=$(dirname "$from")/SHA256SUMS
    for path in "$file" "$sums"; do
        [ -f "$path" ] && [ -r "$path" ] || fail "a file cannot be read" "$path" \
            "A release is installed if SHA256SUMS beside it has its checksum." "Check the path, or put the file there."
    done
else
    [ -n "$releases" ] || fail "it is not known where the releases are" "--releases" \
        "A release is fetched from an address, or read from a file." "Write --releases URL or --from FILE."
    command -v curl >/dev/null || command -v wget >/dev/null || fail "neither curl nor wget is there" "PATH=$PATH" \
        "One of them fetches the release." "Install one, or fetch the file elsewhere and write --from FILE."
    address=$releases/latest/download sums=$temporary/SHA256SUMS
    [ -n "$version" ] && address=$releases/download/v$version
    fetch "$address/SHA256SUMS" "$sums" || fail "the list of files cannot be fetched" "$address/SHA256SUMS" \
        "It has the names and checksums of a release." "Check the address and the network, or write --from FILE."
    name=$(awk '$2 ~ /^quadrant-.*-linux-x86_64\.tar\.gz$/ { print $2; exit }' "$sums") file=$temporary/$name
    [ -n "$name" ] && fetch "$address/$name" "$file" || fail "the release cannot be fetched" "$address/$name" \
        "SHA256SUMS has its name." "Check the network and the space on the disk, or write --from FILE."
fi
wanted=$(awk -v name="$name" '$2 == name { print $1; exit }' "$sums")
[ "$(sha256sum < "$file" | cut -d ' ' -f 1)" = "${wanted:-none}" ] || fail "the checksum does not match" "$file" \
    "SHA256SUMS says ${wanted:-nothing of it}." "Fetch the file and SHA256SUMS again; do not use this one."

new=$temporary/release
mkdir "$new" && said=$(tar -xzf "$file" -C "$new" --strip-components=1 --no-same-owner 2>&1) ||
    fail "it cannot be unpacked" "$(echo "$said" | head -n 1)" "All of its files are unpacked, or none is installed." \
         "Check the space on the disk, or write --prefix FOLDER on another one."
said=$("$new/bin/quadrant" version 2>&1) || fail "the command does not start" "$(echo "$said" | head -n 1)" \
    "The system provides glibc $glibc, libstdc++ 12 and libgcc." "Install the packages libstdc++6 and libgcc-s1."
version=$(echo "$said" | sed -n 's/^quadrant //p')
{ [ ! -e "$versions/$version" ] || mv "$versions/$version" "$temporary/old"; } && mv "$new" "$versions/$version" &&
    ln -s "../share/quadrant/versions/$version/bin/quadrant" "$temporary/link" && mv -f "$temporary/link" "$link" ||
    fail "the version cannot be put in its place" "$versions/$version, $link" "Both are renamed to their places." \
         "Make the folders writable, and install again."
printf 'installed quadrant %s: %s\n' "$version" "$link"
case :$PATH: in *":$prefix/bin:"*) ;; *) printf 'to start it by name: export PATH="%s/bin:$PATH"\n' "$prefix" ;; esac
