import { type Content, contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface ChoicesFailedProps {
  query: Content<unknown>
  /** What did not load. */
  what: string
}

/** Beside a select whose options did not load: what happened, and a retry. Typed text stays. */
export const ChoicesFailed = ({ query: { data, error, isFetching, refetch }, what }: ChoicesFailedProps) => {
  const texts = useTexts('common')
  if (!error || data !== undefined) return null
  return (
    <div role="alert" className="text-grave">
      <p>
        {what} {failureText(texts, error)}
      </p>
      <div>
        <Button look="outline" busy={isFetching} onClick={() => void refetch()}>
          {texts.frame.tryAgain}
        </Button>
      </div>
    </div>
  )
}

/** The projects that take donations, for a select; with the query, to report in place that they did not load. */
export const useProjectOptions = () => {
  const query = useContent(['project choices'], async (api) => (await contract.choosing()).projectChoices(api))
  return { query, options: (query.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })) }
}
