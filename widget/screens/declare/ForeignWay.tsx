import type { ForeignWay as Way } from '../../../shared/contract/people/declaration.ts'
import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { takeFocus } from '../../../shared/takeFocus.ts'
import { CopyRow } from '../../ui/CopyRow.tsx'

/** For a donor who is neither: what the trust offers, or that it cannot take the donation; and a way to correct the answer. */
export const ForeignWay = ({ way, later, onCorrect }: { way: Way; later: LaterMessages; onCorrect(): void }) => (
  <>
    <h3 tabIndex={-1} ref={takeFocus}>
      {way.title}
    </h3>
    <p>{way.text}</p>
    {way.account.length > 0 && (
      <dl>
        {way.account.map(({ label, value }) => (
          <CopyRow key={label} label={label} value={value} texts={later} />
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
