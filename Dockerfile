# syntax=docker/dockerfile:1
# The site: docker build -t site .
# The editors' CMS: docker build -t cms --target cms .
# docs/containers.md says how to run them; tests/process/container.test.ts replays these steps.

FROM node:26.10.0-trixie@sha256:a723b54c35a76e947095a20a67d39585bb09c862e6b1adeb8a9f518f95e34fb0 AS runtime
# The Node of this image without its debug symbols, and the one library that it needs and distroless/cc does not have.
RUN mkdir -p /runtime/usr/local/bin /runtime/usr/lib /data \
 && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /runtime/usr/lib/
RUN strip --strip-unneeded -o /runtime/usr/local/bin/node /usr/local/bin/node

FROM node:26.10.0-trixie@sha256:a723b54c35a76e947095a20a67d39585bb09c862e6b1adeb8a9f518f95e34fb0 AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
RUN node tools/copy-packages.js /app

FROM build AS cms-build
RUN npm run cms -- build && rm -rf cms/.next/cache
RUN npm --prefix cms prune --omit=dev --ignore-scripts --no-audit --no-fund
RUN node tools/copy-packages.js /app simple-icons zod

FROM gcr.io/distroless/cc-debian13:nonroot@sha256:54df941ed0d06a1bd95ef5e0ce391fd8d9f94b64782dc9a60062727849ee3f97 AS base
COPY --from=runtime /runtime/ /
COPY --from=runtime --chown=65532:65532 /data /data
ENV NODE_ENV=production
USER 65532:65532
VOLUME ["/data"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/node"]

FROM base AS cms
LABEL org.opencontainers.image.title="website-cms" \
      org.opencontainers.image.description="The editors' CMS of the website" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app/cms
ENV NEXT_TELEMETRY_DISABLED=1 CMS_HOST=0.0.0.0 CMS_DATA_FOLDER=/data
COPY --from=cms-build /app/node_modules /app/node_modules
COPY --from=cms-build /src/core /app/core
COPY --from=cms-build /src/site/facts /app/site/facts
COPY --from=cms-build /src/site/public/favicon.svg /app/site/public/favicon.svg
COPY --from=cms-build /src/content /app/content
COPY --from=cms-build /src/package.json /app/package.json
COPY --from=cms-build /src/cms /app/cms
EXPOSE 3001
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --start-interval=2s \
  CMD ["/usr/local/bin/node", "check-health.ts"]
CMD ["server.ts"]

FROM base AS site
LABEL org.opencontainers.image.title="website" \
      org.opencontainers.image.description="Public marketing website of an online broker" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV DATA_FOLDER=/data
# Less memory, as in deploy/systemd/site@.service.
ENV NODE_OPTIONS=--max-semi-space-size=1 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /app/node_modules node_modules
COPY --from=build /src/package.json package.json
COPY --from=build /src/content content
COPY --from=build /src/dist/client dist/client
COPY --from=build /src/dist/server dist/server
COPY --from=build /src/dist/responses dist/responses
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --start-interval=1s \
  CMD ["/usr/local/bin/node", "dist/server/check-health.js"]
CMD ["dist/server/main.js"]
