// drizzle-kit reads the default export; `npm run migration -- --name what_changed` writes the next migration.
export default { dialect: 'postgresql', schema: './server/db/schema.ts', out: './server/db/migrations' }
