# syntax=docker/dockerfile:1
# The site: docker build -t website .   The editors' CMS: docker build -t website-cms --target cms .
# docs/containers.md says how to run them.

FROM node:26.10.0-trixie@sha256:a723b54c35a76e947095a20a67d39585bb09c862e6b1adeb8a9f518f95e34fb0 AS node
WORKDIR /src
# What distroless/cc lacks: Node, the one library that it needs, and a folder for data.
RUN mkdir -p /runtime/usr/local/bin /runtime/usr/lib /data \
 && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /runtime/usr/lib/ \
 && strip --strip-unneeded -o /runtime/usr/local/bin/node /usr/local/bin/node
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .

FROM node AS site-build
RUN npm run build

FROM node AS cms-build
RUN npm run cms -- build && rm -rf cms/.next/cache && npm --prefix cms prune --omit=dev --ignore-scripts

FROM gcr.io/distroless/cc-debian13:nonroot@sha256:54df941ed0d06a1bd95ef5e0ce391fd8d9f94b64782dc9a60062727849ee3f97 AS base
COPY --from=node /runtime/ /
COPY --from=node --chown=65532:65532 /data /data
ENV NODE_ENV=production
USER 65532:65532
VOLUME ["/data"]
ENTRYPOINT ["/usr/local/bin/node"]

FROM base AS cms
WORKDIR /app/cms
ENV NEXT_TELEMETRY_DISABLED=1 CMS_HOST=0.0.0.0 CMS_DATA_FOLDER=/data
COPY --from=cms-build /src/node_modules/zod /app/node_modules/zod
COPY --from=cms-build /src/package.json /app/package.json
COPY --from=cms-build /src/core /app/core
COPY --from=cms-build /src/site /app/site
COPY --from=cms-build /src/content /app/content
COPY --from=cms-build /src/cms /app/cms
EXPOSE 3001
HEALTHCHECK --start-period=60s --start-interval=2s \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:3001/api/account-types').then(({ status }) => process.exit(status < 500 ? 0 : 1))"]
CMD ["server.ts"]

FROM base AS site
WORKDIR /app
# Less memory, as in deploy/systemd/site@.service.
ENV DATA_FOLDER=/data NODE_OPTIONS=--max-semi-space-size=1 MALLOC_ARENA_MAX=2
COPY --from=site-build /src/package.json package.json
COPY --from=site-build /src/content content
COPY --from=site-build /src/dist dist
EXPOSE 3000
HEALTHCHECK --start-period=60s --start-interval=1s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["dist/server/main.js"]
