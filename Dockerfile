FROM node:24-slim AS build
WORKDIR /srv/clarity
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
RUN npm run build && npm prune --omit=dev

FROM debian:12-slim
COPY --from=build /srv/clarity /srv/clarity
WORKDIR /srv/clarity
ENV HOST=0.0.0.0 DATA_DIR=/data
RUN useradd --system clarity && mkdir /data && chown clarity /data
USER clarity
VOLUME /data
EXPOSE 3000
CMD ["node_modules/.bin/node", "server/main.ts"]
