import type { SessionsTexts } from './en.ts'

export const hi: SessionsTexts = {
  title: 'आप कहाँ-कहाँ लॉगिन हैं',
  lead: 'अगर आप किसी डिवाइस को नहीं पहचानते, तो उसे लॉगआउट करें और अपना पासवर्ड बदलें।',
  current: 'यही डिवाइस',
  device: (browser, system) => `${system} पर ${browser}`,
  unknown: 'अनजान डिवाइस',
  since: (day) => `${day} को लॉगिन हुआ।`,
  used: (time) => `पिछला उपयोग: ${time}।`,
  end: 'लॉगआउट करें',
  endOf: (device) => `लॉगआउट करें: ${device}`,
  endOthers: 'बाकी सब जगह से लॉगआउट करें',
  alone: 'आप केवल इसी डिवाइस पर लॉगिन हैं।',
  ended: 'वह डिवाइस लॉगआउट हो गया।',
  othersEnded: 'बाकी सभी डिवाइस लॉगआउट हो गए।',
}
