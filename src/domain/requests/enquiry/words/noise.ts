/** Words that say nothing about the cloth: they are not shown as left unread. */
export const NOISE_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of for to in on at by with and or is are am be do we i me my our you your u ur it this that these ' +
    'sir madam maam dear hi hello hey good morning afternoon evening please pls plz kindly need needed want require ' +
    'required requirement looking following fabric fabrics cloth material quality rate rates price prices best ' +
    'quote quotation offer send give share tell let know urgent urgently asap thanks thank regards only approx about ' +
    'bhai bhaiya bhaisahab ji sahab seth vai bhaia apu assalamu alaikum salam namaste namaskar ram jai shree krishna ' +
    'batao bolo bolna dono humko amader dorkar bataye bataiye btao bata do dijiye dena de dedo bhejo bhejna bheje chahiye chaiye chahie chaahiye lagbe ' +
    'lagega hai h ho hoga ka ki ke k ko se mein me main mai par pe tak aur ya kya kitna kitne koto koita dam daam ' +
    'bhav kapda kapada kapra kapor mal maal wala wali wale mera hamara apna muje mujhe hume hame hamko ache acha ' +
    'accha jaldi abhi aaj order enquiry inquiry query available availability stock ready qty quantity width panna ' +
    'weight construction count counts color colour colours colors shade design designs each per total payment ' +
    'terms delivery dispatch target budget er moddhe diner din days day within ar ebong o no any some all both'
  ).split(' '),
);
