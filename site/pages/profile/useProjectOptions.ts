import { useContent } from '../../app/useContent.ts'

/** The projects that take gifts, for a select. */
export const useProjectOptions = () => {
  const { data = [] } = useContent(['project choices'], async (api) =>
    (await import('../../../shared/api/choosing.ts')).projectChoices(api),
  )
  return data.map(({ id, title }) => ({ value: String(id), label: title }))
}
