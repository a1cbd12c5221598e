import * as z from 'zod/mini'
import { describeRefinement, type JsonSchema } from './describeRefinement.ts'

const place = '#/components/schemas/'

export interface WrittenSchemas {
  schemas: Record<string, JsonSchema>
  /** Codes of refinements that nobody has said in JSON Schema. */
  unknown: string[]
}

/** All named schemas as JSON Schema, referring to each other by name. As one that writes a payload sees them: defaults need not be sent, and more than is named may come. */
export function writeSchemas(registry: z.core.$ZodRegistry<{ id: string }>): WrittenSchemas {
  const unknown = new Set<string>()
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => place + id,
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const refined = describeRefinement(zodSchema)
      for (const code of refined?.unknown ?? []) unknown.add(code)
      if (refined?.says.type) for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, refined?.says)
      // The format says it already, in fewer signs.
      if (jsonSchema.format) delete jsonSchema.pattern
    },
  })
  for (const schema of Object.values(schemas)) {
    delete schema.$schema
    delete schema.$id
  }
  return { schemas, unknown: [...unknown] }
}

export const refer = (id: string): JsonSchema => ({ $ref: place + id })

/** Names that a part of the document refers to, directly. */
export function referredNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(referredNames)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(place)
      ? [value.slice(place.length)]
      : referredNames(value),
  )
}
