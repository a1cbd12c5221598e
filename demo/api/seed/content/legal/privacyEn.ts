/** HTML. In broad terms after the Digital Personal Data Protection Act, 2023 and its Rules of 2025. */
export const privacyEn = `<p>This policy tells you what Kinara Seva Nyas keeps about you, why, for how long, and what you can ask of us. We have tried to write it so that it can be read. It is also available in Hindi, and you may ask for it in any other language of the Eighth Schedule to the Constitution.</p>
<p>The trust is the data fiduciary in the sense of the Digital Personal Data Protection Act, 2023 (DPDP Act). Where that Act does not yet apply in full we keep to it all the same, and to the Information Technology Act, 2000.</p>

<h2>What we keep, and why</h2>
<table><thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead><tbody>
<tr><td>Name, e-mail, mobile number, password (only as a hash)</td><td>Your account, and what the payment page asks for</td><td>As long as the account exists</td></tr>
<tr><td>Your gifts: project, purpose, amount, date, transaction number, state of the payment</td><td>The books of the trust, your receipts</td><td>Ten years after the end of the financial year</td></tr>
<tr><td>Address and PAN, if you give them</td><td>The certificate for tax exemption (80G)</td><td>Ten years with the gift; in the profile until you delete them</td></tr>
<tr><td>Picture, birthday, special dates, if you enter them</td><td>To show them to you and to remind you</td><td>Until you delete them</td></tr>
<tr><td>Messages through the contact form, offers to volunteer</td><td>To answer you</td><td>Two years</td></tr>
<tr><td>Technical records: time, address of the device, page, errors</td><td>To keep the site running and to stop misuse</td><td>One year</td></tr>
</tbody></table>
<p>We do not ask for more than each purpose needs. Without PAN you can give, but cannot have the certificate.</p>

<h2>What we do not keep</h2>
<p>We never see your card number, your UPI PIN or your bank password. They are entered on the page of the payment company, which is answerable for them. We set no advertising cookies, use no tracking services and sell nothing to anybody.</p>

<h2>What is stored on your device</h2>
<p>When you sign in, your browser keeps the session, your name, e-mail and number, so that the site knows you on the next page. While you give, it keeps what you have chosen, so that nothing is lost on the way to the payment page and back. It also keeps the language you picked. Signing out removes the session. On the pages of partners who show our donation button, nothing that names you is stored at all.</p>

<h2>Who else receives something</h2>
<ul>
<li>The payment company: name, e-mail, number and amount, to carry out the payment.</li>
<li>The income tax department: name, address, PAN and amount of gifts for which a certificate is made.</li>
<li>Our auditor, and authorities where a law requires it.</li>
<li>Companies that host our servers and send our mail, under contract and only on our instructions.</li>
<li>If you sign in with an account of another provider: that provider learns that you did so. From it we learn your name and e-mail.</li>
</ul>
<p>Partners on whose pages you give learn neither your name nor your address nor your number.</p>

<h2>Your consent</h2>
<p>We use your data on the strength of your consent, which you give for each purpose when you enter it, and where a law obliges us, as with the books. You may withdraw your consent at any time, as easily as you gave it: in the profile, or by a letter. What was done before stays lawful. Records that the law requires are kept to the end of their time, and used for nothing else.</p>

<h2>Your rights</h2>
<ul>
<li>To know what we keep about you, and with whom it was shared</li>
<li>To have it corrected, completed or brought up to date</li>
<li>To have it erased, where no law requires us to keep it</li>
<li>To name somebody who uses these rights if you die or can no longer do so</li>
<li>To complain, and to be answered</li>
</ul>
<p>Much of this you can do yourself in the <a href="/profile">profile</a>. If you delete your account, your profile, picture and dates are erased at once; gifts stay in the books as the law requires, without being shown to anybody.</p>

<h2>Children</h2>
<p>Accounts are for people of 18 years and over. We show no faces of children of the school, and publish neither their names nor anything else by which they could be found.</p>

<h2>Safety</h2>
<p>Connections are encrypted. Passwords are kept only as salted hashes. Few people have access to the register of donors, and every access is recorded. Should data be lost or seen by somebody who must not see it, we tell you and the Data Protection Board without delay, and say plainly what happened.</p>

<h2>Questions and complaints</h2>
<p>Write to the trust at the address on the <a href="/contact">contact page</a>, for the attention of the managing trustee, who answers for data protection here. You have an answer within fifteen days. If you are not content with it, you may turn to the Data Protection Board of India.</p>

<h2>Changes</h2>
<p>If we change this policy in more than its wording, everyone with an account is told thirty days before. Older versions can be had on request.</p>`
