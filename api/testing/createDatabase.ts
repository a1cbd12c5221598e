/** `sharedPostgres.ts` listens there. */
export const addressVariable = 'TEST_POSTGRES'

export type Template = 'empty' | 'content'

/**
 * A database on the PostgreSQL server that all test files share. Answers its address. It ends with the run.
 * @param template `content`: with the schema and the demo's content, as the API's tests begin
 */
export async function createDatabase(template: Template): Promise<string> {
  const answer = await fetch(`${process.env[addressVariable]}/${template}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
