# Two stages: what builds stays behind, what runs is the server, the built site and the packages that production needs.
FROM node:24.11.1-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24.11.1-trixie-slim
# pg_dump and pg_restore, for the commands that back up and restore: of the same major version as the database.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-17 \
  && apt-get clean \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/clear-round
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/content ./content
COPY --from=build /app/server/db/migrations ./server/db/migrations
COPY --from=build /app/server/features/course/drawCourse.mjs ./server/features/course/drawCourse.mjs
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
