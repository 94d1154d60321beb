#!/usr/bin/env bash
# Shows on bare Debian machines, each a folder for chroot, that a clone of HEAD installs, builds and answers: on this
# machine's Node before and after `apt-get install libatomic1`, on Node 24, and by the steps of the Dockerfile.
# Needs root, debootstrap, curl, apt's mirror and npm's registry.
set -euo pipefail
cd "$(dirname "$0")/.."
export PORT="${PORT:-3999}" DEBIAN_FRONTEND=noninteractive
work=$(mktemp -d)
trap 'kill -KILL -- $(jobs -p | sed s/^/-/) 2>/dev/null || true; wait; rm -rf "$work"' EXIT
# Jobs are process groups, so that what was started ends as a whole.
set -m

say() { printf '\n== %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 30 "$work/log" >&2; return 1; }; }

# Runs a command in a folder of a machine. Its /proc and whatever it starts end with it.
inside() {
  unshare --mount --pid --fork --kill-child --mount-proc --root="$work/$1" --wd="$2" -- "${@:3}"
}

# Makes a machine with npm and this machine's Node, or another version of it.
new_machine() {
  local name=$1 version=${2:-} package
  cp -a "$work/debian" "$work/$name"
  [ -z "$version" ] && return
  package=node-linux-$(node -p process.arch)
  quietly npm install --no-save --prefix "$work/node-$version" "$package@$version"
  cp "$work/node-$version/node_modules/$package/bin/node" "$work/$name$(command -v node)"
}

install_libatomic() { quietly inside "$1" / sh -c "apt-get update && apt-get install -y libatomic1"; }

# Waits for the home page of the server that was started in the background, runs a command beside it, and ends it.
expect_answer() {
  local server=$!
  until curl -fsS -o "$work/page" "http://127.0.0.1:$PORT/" 2>"$work/log"; do
    kill -0 "$server" 2>/dev/null || fail "It does not start."
    sleep 1
  done
  echo "The home page came, $(wc -c <"$work/page") bytes."
  "$@"
  kill -KILL -- "-$server"
  wait "$server" 2>/dev/null || true
}

# Runs the instructions of the Dockerfile. Its official image is a machine with the same Node and the library it ships.
replay_dockerfile() {
  local word rest machine dir user env=() health start image as stage
  while read -r word rest <&3; do
    case $word in
      "" | "#"* | VOLUME | EXPOSE | ARG) continue ;;
      HEALTHCHECK) health=${rest#CMD } && continue ;;
      CMD) start=$rest && continue ;;
    esac
    say "$word $rest"
    case $word in
      FROM)
        read -r image as stage <<<"$rest"
        machine=${stage:-image}
        if [ -d "$work/$image" ]; then
          cp -a "$work/$image" "$work/$machine"
        else
          [[ $image =~ ^node:([0-9]+)-bookworm-slim$ ]] || fail "Cannot imitate the image $image."
          new_machine "$machine" "${BASH_REMATCH[1]}"
          install_libatomic "$machine"
          dir=/ user=root env=()
        fi
        ;;
      WORKDIR) dir=$rest && mkdir -p "$work/$machine$dir" ;;
      ENV) env+=($rest) ;;
      USER) user=$rest ;;
      COPY)
        if [[ $rest =~ ^--from=([a-z]+)\ (.+)\ (.+)$ ]]; then
          cp -aT "$work/${BASH_REMATCH[1]}${BASH_REMATCH[2]}" "$work/$machine${BASH_REMATCH[3]}"
        else
          # Every other copy goes from the clone to the folder of the last WORKDIR.
          (cd "$work/clone" && cp -a ${rest% *} "$work/$machine$dir/")
        fi
        ;;
      RUN) as_user sh -c "$rest" ;;
      *) fail "Cannot replay $word." ;;
    esac
  done 3<"$work/clone/Dockerfile"
  say "CMD $start"
  as_user sh -c "exec $(to_shell "$start")" &
  expect_answer as_user sh -c "$(to_shell "$health")"
  echo "HEALTHCHECK ended with 0."
  [ "$(find "$work/$machine" -name node -type f -size +40M | wc -l)" = 1 ] || fail "The image has a second Node."
}

# Runs a command in the machine of the replay, as the user and with the environment that it has come to.
as_user() { inside "$machine" "$dir" runuser -u "$user" -- env "${env[@]}" "$@"; }

# Writes the JSON list of a CMD as a line of shell.
to_shell() { node -e 'console.log(JSON.parse(process.argv[1]).map((word) => `'"'"'${word}'"'"'`).join(" "))' "$1"; }

! curl -s -o /dev/null "http://127.0.0.1:$PORT" || fail "Port $PORT is in use; choose another by PORT."
mkdir "$work/clone" && git archive HEAD | tar -xC "$work/clone"
say "debootstrap"
quietly debootstrap --variant=minbase bookworm "$work/debian" \
  "$(apt-get indextargets --format '$(REPO_URI)' "Release: bookworm" | head -1)"
# The settings for the network and the registry are those of this machine, as are Node and npm.
files=(/etc/hosts /etc/resolv.conf)
for setting in userconfig globalconfig cafile; do files+=("$(npm config get "$setting")"); done
for file in "${files[@]}"; do [ ! -f "$file" ] || install -D "$file" "$work/debian$file"; done
runtime=("$(command -v node)" "$(command -v npm)" "$(npm root -g)/npm")
tar -C / -c "${runtime[@]#/}" | tar -C "$work/debian" -x
mkdir -p "$work/debian/srv"

say "npm ci && npm start on Node $(node --version)"
new_machine bare
cp -a "$work/clone" "$work/bare/srv/clarity"
inside bare /srv/clarity npm ci 2>&1 | tee "$work/said" || grep -q "Run apt-get install libatomic1" "$work/said" ||
  fail "It does not say what to install."
say "after apt-get install libatomic1"
install_libatomic bare
inside bare /srv/clarity sh -c "npm ci && npm start" &
expect_answer inside bare /srv/clarity node_modules/.bin/node --version

say "npm ci && npm start on Node 24, without libatomic1"
new_machine with-24 24
cp -a "$work/clone" "$work/with-24/srv/clarity"
inside with-24 /srv/clarity sh -c "npm ci && npm start" &
expect_answer inside with-24 /srv/clarity node_modules/.bin/node --version

replay_dockerfile
say "The machines started the site."
