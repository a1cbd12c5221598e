import type { ForeignWay as Way } from '../../../shared/contract/people/declaration.ts'
import { useTexts } from '../../dialogContext.ts'
import { CopyRow } from '../CopyRow.tsx'
import { Title } from '../Title.tsx'

/** For a donor who is neither: what the trust offers, or that it cannot take the donation; and a way to correct the answer. */
export const ForeignWay = ({ way, onCorrect }: { way: Way; onCorrect(): void }) => {
  const later = useTexts()
  return (
    <>
      <Title>{way.title}</Title>
      <p>{way.text}</p>
      {way.account.length > 0 && (
        <dl>
          {way.account.map((detail) => (
            <CopyRow key={detail.label} {...detail} />
          ))}
        </dl>
      )}
      <p>
        {later.declareAsk} <a href={`mailto:${way.email}`}>{way.email}</a>
      </p>
      <p>
        <button type="button" className="quiet" onClick={onCorrect}>
          {later.declareCorrect}
        </button>
      </p>
    </>
  )
}
