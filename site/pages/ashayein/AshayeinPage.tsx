import { ContentPageView } from '../../content/page/ContentPageView.tsx'
import { ashayeinTexts } from './texts.ts'

/** The sewing room and its women. */
export const AshayeinPage = () => <ContentPageView page="ashayein-project" banner="ashayein" {...ashayeinTexts.use()} />
