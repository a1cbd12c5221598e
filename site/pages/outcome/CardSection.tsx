import { type Card, cardPdf, readCard } from '../../../shared/contract/donation/dedication.ts'
import { formatDay, formatDayOfYear } from '../../../shared/date.ts'
import { trustName } from '../../framework/firstLoad/roots.ts'
import { Button } from '../../components/Button.tsx'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { useEditing } from '../../components/forms/useEditing.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { DownloadButton } from '../donation/DownloadButton.tsx'
import { CardPreview } from './CardPreview.tsx'

const CardForm = pressedPart(async () => (await import('./CardForm.tsx')).CardForm)

/** In whose name a donation is given: the card, whether its mail was sent, and the form that makes and corrects it. */
export const CardSection = ({ txnId }: { txnId: string }) => {
  const { card: texts, lang } = useTexts('dedication')
  const { editing, edit, place } = useEditing(false)
  // A back end without cards has no such call, and the page no such section.
  const { data: card } = useApiQuery(['card', txnId, lang], (api) => readCard(api, txnId))
  if (!card) return null
  const { occasion } = card
  return (
    <section aria-labelledby="card-title" className="flow-stack on-screen">
      <h2 id="card-title">{texts.title}</h2>
      <div ref={place} tabIndex={-1} role="group" aria-label={texts.title} className="flow-stack">
        {editing ? (
          <CardForm txnId={txnId} card={card} onDone={() => edit(false)} />
        ) : (
          <>
            {occasion === null ? (
              <p>{texts.lead}</p>
            ) : (
              <>
                <CardPreview card={{ ...card, occasion }} project={card.project} trust={trustName[lang]} />
                <CardState card={card} />
                <DownloadButton path={cardPdf(txnId)} name={`card_${txnId}.pdf`}>
                  {texts.print}
                </DownloadButton>
              </>
            )}
            <Button look={occasion === null ? 'outline' : 'text'} onClick={() => edit(true)}>
              {occasion === null ? texts.start : texts.change}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const CardState = ({ card: { state, recipient, day, sent_at, remind } }: { card: Card }) => {
  const { card: texts, lang } = useTexts('dedication')
  const at = sent_at ?? day
  const says = texts.states[state](recipient?.name ?? '', at === null ? '' : formatDay(at, lang))
  return (
    <div role="status" className="text-soft">
      {says && <p>{says}</p>}
      {remind && day !== null && <p>{texts.reminds(formatDayOfYear(day, lang))}</p>}
    </div>
  )
}
