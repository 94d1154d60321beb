# The official image brings Node with the libraries it needs. `npm ci` must not fetch another, so it runs no scripts.
FROM node:26-bookworm-slim AS base
WORKDIR /srv/clarity

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL RELAY_URL DEMO_USERNAME DEMO_PASSWORD DASHBOARD_URL ALLOW_PLACEHOLDERS
RUN npm run build && npm prune --omit=dev --omit=optional --ignore-scripts
# The image holds what runs, and no source of the pages.
RUN mkdir /image && cp -r --parents -t /image package.json node_modules build server leads desk cli contract settings owner \
  scripts/env-file.ts

FROM base
COPY --from=build /image /srv/clarity
ENV HOST=0.0.0.0 DATA_DIR=/data
RUN useradd --system clarity && mkdir /data && chown clarity /data
USER clarity
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/main.ts"]
