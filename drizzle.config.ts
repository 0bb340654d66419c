import { defineConfig } from 'drizzle-kit'

// The one default export that drizzle-kit asks for; `npx drizzle-kit generate` writes the next migration.
export default defineConfig({ dialect: 'postgresql', schema: './server/db/schema.ts', out: './server/db/migrations' })
