/** In the place of a PostgreSQL URL: PGlite in memory. */
export const embedded = 'embedded'

/** A PostgreSQL server on which a superuser may make databases; undefined where there is none. */
export const postgresUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined

/** What a test runs on unless it names a database. */
export const usualDatabase = postgresUrl ?? embedded

/** For tests about the database itself (constraints, migrations, types): `describe.each(databases)`. */
export const databases: [name: string, url: string][] = [
  ['PGlite', embedded],
  ...(postgresUrl === undefined ? [] : [['PostgreSQL', postgresUrl] as [string, string]]),
]
