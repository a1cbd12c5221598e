import type { About } from '../../../shared/contract/content/about.ts'
import { Split } from '../../content/Split.tsx'
import { aboutTexts } from './texts.ts'
import styles from './Values.module.css'

export const Values = ({ values }: { values: About['values'] }) => (
  <Split id="values" tone="deep" title={aboutTexts.use().values}>
    <dl className={styles.list}>
      {values.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Split>
)
