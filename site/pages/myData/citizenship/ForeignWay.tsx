import type { ForeignWay as Way } from '../../../../shared/contract/people/declaration.ts'
import { CopyList } from '../../../layout/copy/CopyList.tsx'
import { Group } from '../Group.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** How a person who is neither citizen nor organisation can donate. */
export const ForeignWay = ({ way }: { way: Way }) => {
  const { citizenship: texts } = useTexts('privacy').myData
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
