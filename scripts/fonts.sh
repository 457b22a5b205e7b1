#!/bin/sh
# Cuts Rubik down to what the product shows and writes app/assets/fonts. Needs fonttools and brotli for Python
# (Debian: python3-fonttools, python3-brotli); run it again only when the typeface or the character set changes.
set -eu
cd "$(dirname "$0")/.."
from=node_modules/@fontsource-variable/rubik/files
to=app/assets/fonts
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

latin="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2000-200B,U+2012-2015,U+2018-201E,U+2020-2022,U+2026,\
U+202F,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+2248,U+2260,U+2264-2265"
arabic="U+0600-06FF,U+200C-200E,U+FDF2,U+FDFC,U+FE80-FEFC"

cut() { # name, characters, features
  python3 -m fontTools.varLib.instancer "$from/rubik-$1-wght-normal.woff2" wght=400:700 -o "$tmp/$1.ttf" -q
  python3 -m fontTools.subset "$tmp/$1.ttf" --unicodes="$2" --layout-features="$3" --no-hinting --flavor=woff2 \
    --output-file="$to/rubik-$1.woff2"
}

cut latin "$latin" ccmp,liga,locl,tnum,lnum,kern,mark,mkmk,rvrn
cut arabic "$arabic" ccmp,init,medi,fina,rlig,isol,calt,kern,mark,mkmk
cp node_modules/@fontsource-variable/rubik/LICENSE "$to/LICENSE-rubik.txt"
ls -l "$to"
