/** Hindi of the site; a key that is missing here does not compile. */
import { sharedProblems } from '../../shared/messages/hi/sharedProblems.ts'
import type { Texts } from './en.ts'
import { formHi } from './form.hi.ts'
import { frameHi } from './frame.hi.ts'

export const hi: Texts = {
  ...formHi,
  ...frameHi,
  problems: sharedProblems,

  failures: {
    unreachable: 'सर्वर से संपर्क नहीं हो सका। कृपया इंटरनेट जाँचकर फिर से कोशिश करें।',
    timedOut: 'सर्वर ने उत्तर देने में बहुत देर की। कृपया फिर से कोशिश करें।',
    serverFault: 'हमारी ओर से कुछ गड़बड़ हुई है। कृपया थोड़ी देर में फिर से कोशिश करें।',
    malformed: 'उत्तर पढ़ा नहीं जा सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
    refused: 'यह स्वीकार नहीं हुआ। कृपया जाँचकर फिर से कोशिश करें।',
    tooMany: (seconds) =>
      seconds > 90
        ? `बहुत बार कोशिश हो चुकी है। कृपया ${Math.ceil(seconds / 60)} मिनट बाद फिर से कोशिश करें।`
        : `बहुत बार कोशिश हो चुकी है। कृपया ${seconds} सेकंड बाद फिर से कोशिश करें।`,
  },

  crash: {
    title: 'यह पेज नहीं खुल सका',
    text: 'इसका एक हिस्सा नहीं पहुँचा, शायद इंटरनेट कनेक्शन टूट गया था। आपके दान पर इसका कोई असर नहीं है।',
    reload: 'पेज फिर से खोलें',
    home: 'मुख्य पेज पर जाएँ',
  },
}
