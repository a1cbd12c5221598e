import type { Meta, StoryObj } from '@storybook/html-vite'
import { ApiError } from '../../../shared/contract/transport.ts'
import type { ProjectRow } from '../../../shared/contract/project.ts'
import type { Language } from '../../../shared/languages.ts'
import { Crash } from '../../../site/framework/PageBoundary.tsx'
import type { Content } from '../../../site/framework/firstLoad/useContent.ts'
import { Button, type ButtonLook } from '../../../site/components/Button.tsx'
import { CopyButton } from '../../../site/components/CopyButton.tsx'
import { PageLoading } from '../../../site/components/PageLoading.tsx'
import { Pager } from '../../../site/components/Pager.tsx'
import { QueryState } from '../../../site/components/QueryState.tsx'
import { ProjectEntry } from '../../../site/pages/projects/ProjectEntry.tsx'
import { DeedProof } from '../../../site/pages/staff/deeds/NewDeed.tsx'
import { Progress } from '../../../site/pages/projects/Progress.tsx'
import { known } from '../api.ts'
import { part, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

export default { title: 'Site/Parts' } satisfies Meta<SiteScene>

const projectIn = (lang: Language): ProjectRow => known<{ rows: [ProjectRow] }>('project', lang).rows[0]

export const Project: Story = {
  render: part((lang) => <ProjectEntry project={projectIn(lang)} first />),
  args: { until: 'article' },
}
export const ProgressToGoal: Story = {
  render: part((lang) => <Progress {...projectIn(lang)} />),
  args: { until: 'svg' },
}
export const ProgressBeyondGoal: Story = {
  render: part((lang) => <Progress {...projectIn(lang)} goal={100_000} raised={162_500} />),
  args: { until: 'svg' },
}
export const ProgressWithoutGoal: Story = {
  render: part((lang) => <Progress {...projectIn(lang)} goal={null} donors={1} />),
  args: { until: 'time' },
}

const lines = {
  en: { title: '14 November: 312 meals', text: 'Cooked by nine in the morning.', alt: 'A row of plates' },
  hi: { title: '14 नवंबर: 312 भोजन', text: 'सुबह नौ बजे तक तैयार।', alt: 'थालियों की कतार' },
}
const mail = (hello: string, { title, text }: typeof lines.en) => ({
  subject: title,
  text: `${hello},\n\n${title}\n\n${text}`,
})
const mails = { en: mail('Namaste Asha Rawat', lines.en), hi: mail('नमस्ते Asha Rawat जी', lines.hi) }
const draft = {
  deed: {
    project_id: '1',
    item_id: '',
    purpose_id: '',
    first_day: '2026-11-14',
    last_day: '',
    texts: lines,
  },
  picture: new File([], 'meals.jpg'),
  address: '/media/annadan.svg',
  preview: { donors: 48, mails: 41, refused: 3, unreachable: 4, mail: mails },
}
export const DeedPreview: Story = {
  render: part(() => <DeedProof draft={draft} onBack={() => {}} onPublished={() => {}} />),
  args: { until: 'article' },
}

const pager = (page: number, total: number) =>
  part((lang) => <Pager page={page} perPage={6} total={total} label={{ en: 'projects', hi: 'कार्य' }[lang]} />)

export const PagerFirst: Story = { render: pager(1, 18), args: { until: 'nav' } }
export const PagerMiddle: Story = { render: pager(7, 120), args: { until: 'nav' } }
export const PagerLast: Story = { render: pager(20, 120), args: { until: 'nav' } }

const state = (query: Partial<Content<string[]>>) =>
  part(() => (
    <QueryState query={{ data: undefined, error: null, isFetching: false, refetch() {}, ...query }} empty={<p>—</p>}>
      {(rows) => <p>{rows.join(', ')}</p>}
    </QueryState>
  ))

export const QueryLoading: Story = { render: state({ isFetching: true }), args: { until: '[aria-busy=true]' } }
export const QueryFailed: Story = {
  render: state({ error: new ApiError('unreachable') }),
  args: { until: '[role=alert]' },
}
export const QueryTriesAgain: Story = {
  render: state({ error: new ApiError('serverFault', { status: 500 }), isFetching: true }),
  args: { until: '[role=alert] [aria-disabled]' },
}
export const QueryEmpty: Story = { render: state({ data: [] }), args: { until: 'p' } }
export const QueryHere: Story = { render: state({ data: ['Annadan', 'Gaushala'] }), args: { until: 'p' } }

const looks: ButtonLook[] = ['primary', 'donate', 'outline', 'text']

export const Buttons: Story = {
  render: part(() =>
    looks.map((look) => (
      <p key={look}>
        <Button look={look}>{look}</Button>{' '}
        <Button look={look} busy>
          {look}
        </Button>
      </p>
    )),
  ),
  args: { until: 'button' },
}
export const Copied: Story = {
  render: part(() => (
    <p>
      <code>EXMP0000123</code> <CopyButton label="IFSC" value="EXMP0000123" />
    </p>
  )),
  args: { steps: [{ press: 'main button' }], until: '[role=status]' },
}
export const Loading: Story = { render: part(() => <PageLoading />), args: { until: '[role=status]' } }
export const Broken: Story = { render: part(() => <Crash />), args: { until: 'h1' } }
