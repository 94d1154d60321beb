#!/bin/sh
# Runs after `npm ci`. Where the Node in node_modules cannot start, the Node that runs npm takes its place in
# node_modules/.bin, which comes first for every command, if it can run the server's sources (24.16 and 26.1 can).
# Official builds from 25 on need libatomic.so.1, which a minimal Debian does not have; those of 24 do not.
node=node_modules/.bin/node
problem=$("$node" --version 2>&1) && exit
"$npm_node_execpath" cli/main.ts --help >/dev/null 2>&1 && exec ln -sf "$npm_node_execpath" "$node"
case $problem in
  *libatomic*) remedy="Run apt-get install libatomic1" ;;
  *) remedy="Install the newest Node 24 or 26" ;;
esac
echo "The Node in node_modules cannot start here, and Node $("$npm_node_execpath" --version) is too old. $remedy, then repeat the command." >&2
exit 1
