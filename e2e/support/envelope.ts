import * as z from 'zod/mini'

/** The envelope of a good answer. */
export const envelopeOf = <T>(data: z.ZodMiniType<T>) => z.object({ status: z.literal(true), data })
