import {
  addNumbers,
  addNumbersSchema,
  giveNumber,
  giveNumberSchema,
  poolNumbers,
  type StatementYear,
} from '../../../../shared/contract/staff/statements.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { NoteField } from '../desk/deskForms.tsx'
import { OnDemand } from '../desk/DeskList.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import { StatedList } from './StatedList.tsx'
import styles from './Statements.module.css'

/** The pool of pre-acknowledgement numbers. */
export const PoolSection = ({ counts }: { counts: NonNullable<StatementYear['pool']> }) => {
  const { texts, mayChange } = useDesk('statements')
  return (
    <DeskSection title={texts.pool} lead={texts.poolLead}>
      <dl className={`desk-row ${styles.counts}`}>
        {(['free', 'used', 'filed'] as const).map((state) => (
          <div key={state}>
            <dt>{texts.poolStates[state]}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {counts.free === 0 && counts.used > 0 && <p>{texts.poolBlocked(counts.used)}</p>}
      {mayChange && (
        <div className="desk-columns">
          <AddNumbers />
          {counts.free > 0 && <GiveNumber />}
        </div>
      )}
      <OnDemand title={texts.numbers}>
        <div className="desk-section">
          <StatedList
            queryKey={['pool']}
            ask={poolNumbers}
            label={texts.numbers}
            names={texts.poolStates}
            empty={texts.noNumbers}
          >
            {({ number, state, receipt }) => (
              <li key={number}>
                <p>{number}</p>
                <p className="desk-meta text-soft">
                  <span>{texts.poolStates[state]}</span>
                  {receipt && <span>{texts.forReceipt(receipt)}</span>}
                </p>
              </li>
            )}
          </StatedList>
        </div>
      </OnDemand>
    </DeskSection>
  )
}

/** Gives the next free number to a receipt, for a certificate that is written by hand. */
const GiveNumber = () => {
  const { texts } = useDesk('statements')
  const form = useForm({
    schema: async () => giveNumberSchema,
    labels: { receipt: texts.giveReceipt },
    problems: texts.wrong,
    call: (api, { receipt }) => giveNumber(api, receipt),
    say: ({ number, receipt }) => receipt && texts.given(number, receipt),
    refreshes: [keys.statements],
  })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.giving : texts.give} framed>
      <TextField form={form} name="receipt" autoComplete="off" />
    </BriefForm>
  )
}

/** Adds pasted numbers to the pool. They stay in the field if the API refuses them. */
const AddNumbers = () => {
  const { texts } = useDesk('statements')
  const form = useSavedForm({
    schema: async () => addNumbersSchema,
    start: { numbers: '' },
    labels: { numbers: texts.addNumbers },
    problems: texts.wrong,
    once: true,
    call: (api, { numbers }) => addNumbers(api, numbers),
    say: ({ added, known }) => texts.added(added, known),
    refreshes: [keys.statements],
  })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.adding : texts.add} framed>
      <NoteField form={form} name="numbers" hint={texts.addHint} rows={4} maxLength={undefined} spellCheck={false} />
    </BriefForm>
  )
}
