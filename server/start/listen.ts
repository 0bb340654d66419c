import type { FastifyInstance } from 'fastify'

interface Where {
  host: string
  port: number
}

const remedies: Record<string, (where: Where) => string> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is in use by another program. Stop it, or set another port.`,
  EACCES: ({ port }) => `PORT: ${port} is not open to this user. Set one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is not the name of any machine.`,
}

/** Takes requests from now on; says where. A port or address that cannot be had ends in one line. */
export const listen = async (app: FastifyInstance, where: Where): Promise<string> => {
  try {
    return await app.listen(where)
  } catch (error) {
    const remedy = remedies[(error as NodeJS.ErrnoException).code ?? '']
    throw remedy ? new Error(remedy(where)) : error
  }
}
