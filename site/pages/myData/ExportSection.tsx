import { useState } from 'react'
import { type ExportFormat, exportFormats } from '../../../shared/contract/people/myData.ts'
import { useServices } from '../../app/services.ts'
import { saveFile } from '../../components/act/saveFile.ts'
import { ActButton } from '../../components/act/ActButton.tsx'
import { FileLink } from '../../components/act/FileButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { ProfileSection } from '../profile/ProfileSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Both forms of the file. If the sign-in is some time ago, the server wants the password first. */
export const ExportSection = () => {
  const { export: texts } = useTexts('privacy').myData
  const [whole, setWhole] = useState(false)
  return (
    <ProfileSection id="export" title={texts.title} lead={texts.lead}>
      <label className={text.soft}>
        <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} /> {texts.whole}
      </label>
      <div className={flow.ways}>
        {exportFormats.toReversed().map((format) => (
          <Export key={format} format={format} whole={whole} />
        ))}
      </div>
    </ProfileSection>
  )
}

const Export = ({ format, whole }: { format: ExportFormat; whole: boolean }) => {
  const { export: texts } = useTexts('privacy').myData
  const services = useServices()
  const file = { path: `my-data/export?format=${format}${whole ? '&pan=whole' : ''}`, name: `my-data.${format}` }
  const act = useAct({
    call: () => saveFile(services, file),
    say: (url) => (
      <>
        {texts.done} <FileLink url={url} />
      </>
    ),
  })
  return (
    <ActButton act={act} section="export">
      {texts[format]}
    </ActButton>
  )
}
