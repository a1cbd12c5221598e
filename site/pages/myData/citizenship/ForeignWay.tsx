import type { ForeignWay as Way } from '../../../../shared/contract/people/declaration.ts'
import { CopyList } from '../../../layout/copy/CopyList.tsx'
import { Group } from '../Group.tsx'
import { myDataTexts } from '../texts.ts'

/** How a person who is neither citizen nor organisation can donate. */
export const ForeignWay = ({ way }: { way: Way }) => {
  const { citizenship: texts } = myDataTexts.use()
  return (
    <Group title={way.title}>
      <p>{way.text}</p>
      <CopyList rows={way.account} />
      <p>
        {texts.ask} <a href={`mailto:${way.email}`}>{way.email}</a>
      </p>
    </Group>
  )
}
