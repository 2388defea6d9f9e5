# Pennyplate in one container: docker build -t pennyplate . && docker run -p 3000:3000 -v pennyplate:/data pennyplate
ARG BASE_IMAGE=node:24-slim
FROM ${BASE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs
# The built server needs only the packages that cannot be bundled.
RUN rm -rf node_modules apps/*/node_modules \
  && npm ci --no-audit --no-fund --omit=dev --workspace=apps/server --include-workspace-root=false

FROM ${BASE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/apps/server/package.json ./apps/server/
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data \
  && printf '#!/bin/sh\nexec node --max-semi-space-size=4 /app/apps/server/dist/cli.js "$@"\n' > /usr/local/bin/pennyplate \
  && chmod +x /usr/local/bin/pennyplate
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["pennyplate", "start"]
