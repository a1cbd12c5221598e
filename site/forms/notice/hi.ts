/** Hindi around the notice about personal data. */
import type { NoticeTexts } from './en.ts'

export const hi: NoticeTexts = {
  more: 'क्यों रखते हैं, कब तक, और आपके अधिकार',
  withdraw: 'अपनी सहमति वापस लें',
  complain: 'शिकायत करें',
  whole: 'गोपनीयता नीति पढ़ें',
}
