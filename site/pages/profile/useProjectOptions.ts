import { useContent } from '../../framework/firstLoad/useContent.ts'

/** The projects that take donations, for a select; with the query, to report in place that they did not load. */
export const useProjectOptions = () => {
  const query = useContent(['project choices'], async (api) =>
    (await import('../../../shared/contract/choosing.ts')).projectChoices(api),
  )
  return { query, options: (query.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })) }
}
