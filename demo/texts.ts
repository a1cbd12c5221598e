import { inEachLanguage, type Language } from '../shared/languages.ts'
import type { TrustName } from '../site/server/trustName.ts'

export const en = {
  /** The demo's trust. A real one sets TRUST_NAME and TRUST_NAME_HI (docs/configuration.md). */
  trustName: 'Kinara Seva Nyas',
  /** Texts of the sign-in page. */
  identity: {
    title: 'Sandbox sign-in',
    lead: 'An invented identity provider for trying out sign-in on one machine. No password is asked, and nobody here is real.',
    who: 'Who are you today?',
    go: 'Continue to Kinara Seva Nyas',
    other: 'Somebody else',
    name: 'Name',
    email: 'E-mail',
    next: 'Continue',
    close: 'Close',
    done: 'Signed in. This window closes by itself.',
    refused: 'This sign-in cannot go on',
    refusedText: 'The page that opened it asked in a way that this provider does not know:',
  },
}

const hi: typeof en = {
  trustName: 'किनारा सेवा न्यास',
  identity: {
    title: 'सैंडबॉक्स लॉगिन',
    lead: 'लॉगिन आज़माने के लिए बनाया गया काल्पनिक पहचान-प्रदाता। कोई पासवर्ड नहीं माँगा जाता, और यहाँ कोई व्यक्ति वास्तविक नहीं है।',
    who: 'आज आप कौन हैं?',
    go: 'किनारा सेवा न्यास पर आगे बढ़ें',
    other: 'कोई और',
    name: 'नाम',
    email: 'ई-मेल',
    next: 'आगे बढ़ें',
    close: 'बंद करें',
    done: 'लॉगिन हो गया। यह विंडो अपने आप बंद हो जाएगी।',
    refused: 'यह लॉगिन आगे नहीं बढ़ सकता',
    refusedText: 'जिस पेज ने इसे खोला, उसका अनुरोध यह प्रदाता नहीं समझता:',
  },
}

/** The texts of the demo's own programs, by language. */
export const texts: Record<Language, typeof en> = { en, hi }

export const trustName: TrustName = inEachLanguage((language) => texts[language].trustName)
