/** दान-पत्र की हिन्दी। */
import type { FormMessages } from '../en/form.ts'

export const form: FormMessages = {
  makeDonationFor: (title) => `${title} के लिए दान करें`,
  project: 'परियोजना',
  chooseProject: 'परियोजना चुनें',
  amount: 'राशि (रुपये में)',
  enterAmount: 'राशि लिखें',
  suggested: 'सुझाई गई राशियाँ',
  quantity: 'संख्या',
  items: 'वस्तुएँ चुनें',
  each: 'प्रत्येक',
  less: (what) => `एक कम: ${what}`,
  more: (what) => `एक और: ${what}`,
  priceDetails: 'राशि का विवरण',
  total: 'कुल राशि',
  purpose: 'दान का उद्देश्य',
  choosePurpose: 'उद्देश्य चुनें',
  continue: 'आगे बढ़ें',
  loading: 'खुल रहा है',
  otherWays: 'दान के अन्य तरीक़े',
  loadFailed: 'यह खुल नहीं सका।',
  checkConnection: 'कृपया अपना इंटरनेट देख लें।',
  tryAgain: 'फिर से कोशिश करें',
  giveOnSite: 'हमारी वेबसाइट पर दान करें',
}
