import type { ForeignWay as Way } from '../../../../shared/contract/people/declaration.ts'
import { CopyButton } from '../../../layout/copy/CopyButton.tsx'
import { Row } from '../../../layout/Row.tsx'
import styles from '../MyData.module.css'
import { myDataTexts } from '../texts.ts'

/** How a person who is neither citizen nor organisation can donate. */
export const ForeignWay = ({ way }: { way: Way }) => {
  const { citizenship: texts } = myDataTexts.use()
  return (
    <div className={styles.group}>
      <h3>{way.title}</h3>
      <p>{way.text}</p>
      {way.account.length > 0 && (
        <dl className={styles.facts}>
          {way.account.map(({ label, value }) => (
            <Row key={label} label={label}>
              {value} <CopyButton label={label} value={value} />
            </Row>
          ))}
        </dl>
      )}
      <p>
        {texts.ask} <a href={`mailto:${way.email}`}>{way.email}</a>
      </p>
    </div>
  )
}
