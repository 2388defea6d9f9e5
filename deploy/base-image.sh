#!/bin/sh
# Makes localhost/node-slim, a stand-in for node:24-slim, where no image registry can be reached: Debian from debootstrap, Node and npm
# from npm. Needs root, buildah, debootstrap and npm, and a checkout after `npm ci`. DEBIAN_MIRROR is debootstrap's own default if empty.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" ${DEBIAN_MIRROR:-}
rm -rf "$work/root/var/cache/apt" "$work/root/var/lib/apt/lists"
cp node_modules/.bin/node "$work/root/usr/local/bin/node"
npm install --global --prefix "$work/root/usr/local" npm@11
chroot "$work/root" useradd --uid 1000 --create-home node

container=$(buildah from scratch)
buildah add --quiet "$container" "$work/root" /
buildah config --cmd node "$container"
buildah commit --quiet "$container" localhost/node-slim
buildah rm "$container" > /dev/null
