import type * as z from 'zod/mini'

const expectations: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group of fields',
  record: 'must be a group of fields',
}

export interface Found {
  field: string
  text: string
}

type Issue = z.core.$ZodIssue

/** Explains a schema's issue to an editor, with the field that it concerns. The schema must report its input. */
export function explainIssue(issue: Issue): Found[] {
  const field = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: field ? `${field}.${key}` : key,
      text: 'is not a field that we know here',
    }))
  return [{ field, text: explain(issue) }]
}

function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (expectations[issue.expected] ?? `must be ${issue.expected}`)
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      if (issue.origin === 'string') return 'is empty'
      return issue.origin === 'array' ? `needs at least ${issue.minimum}` : `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    default:
      return issue.message
  }
}
