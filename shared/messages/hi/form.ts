/** दान-पत्र की हिन्दी। */
import { groupIndian } from '../../money.ts'
import type { FormMessages } from '../en/form.ts'

export const form: FormMessages = {
  makeDonationFor: (title) => `${title} के लिए दान करें`,
  project: 'परियोजना',
  chooseProject: 'परियोजना चुनें',
  chooseProjectHint: 'चुनिए कि आपका दान किस काम में लगे।',
  amount: 'राशि (रुपये में)',
  enterAmount: 'राशि लिखें',
  suggested: 'सुझाई गई राशियाँ',
  quantity: 'संख्या',
  items: 'वस्तुएँ चुनें',
  each: 'प्रति नग',
  less: (what) => `एक कम: ${what}`,
  more: (what) => `एक और: ${what}`,
  countOf: (count, what) => `${what}: ${count}`,
  priceDetails: 'राशि का विवरण',
  total: 'कुल राशि',
  purpose: 'दान का उद्देश्य',
  choosePurpose: 'उद्देश्य चुनें',
  continue: 'आगे बढ़ें',
  loading: 'खुल रहा है',
  otherWays: 'दान के अन्य तरीक़े',
  notAnAmount: 'कृपया पूरे रुपये लिखें, केवल अंकों में।',
  tooMuch: (max) => `ऑनलाइन एक बार में ₹${groupIndian(max)} तक दिए जा सकते हैं। इससे अधिक के लिए कृपया बैंक से भेजें।`,
  loadFailed: 'यह खुल नहीं सका।',
  checkConnection: 'कृपया अपना इंटरनेट देख लें।',
  nothingHere: 'यहाँ अभी चुनने को कुछ नहीं है।',
  tryAgain: 'फिर से कोशिश करें',
  giveOnSite: 'हमारी वेबसाइट पर दान करें',
}
