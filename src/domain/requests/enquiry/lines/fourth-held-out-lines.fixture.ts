/**
 * A fourth set, of buyers who write lists, labels, colours with quantities and half words. The first reading of it: precision
 * 0.984, recall 0.960, one of sixteen messages without a request filled. Mended to since.
 */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const FOURTH_HELD_OUT_LINES = [
  ...enquiryLines(
    'IN',
    `
Sir 40s poplin 58" rfd 132x72 ka kya rate chal raha h? need 8000 mtrs by 5 dec
    => cotton 1:100, #101, yarns 40 40, threads 132 72, finished rfd, 58", 8000 metre, by 2026-12-05
Cotton Cambric | 60's x 60's | 92 x 88 | 44" | Greige | Qty: 12,500 Mtrs
    => cotton 1:100, #102, yarns 60 60, threads 92 88, 44", greige, 12500 metre
60s/60s cambric 92/88 58" kora chahiye. 15 hazar mtr. payment 30 days. del Bhiwandi 421302
    => cotton 1:100, #102, yarns 60 60, threads 92 88, 58", greige, 15000 metre, credit 30, to 421302
Req 20/20 - 108/56 twill cotton dyed navy/black/olive 58" total 6000 mtr (2000 each)
    => cotton 1:100, #107, yarns 20 20, threads 108 56, finished dyed, colours navy; black; olive, 58", 6000 metre, each 2000 2000 2000
poplin dyed: Black - 2000, White - 1500, Navy - 500 mtrs. 40x40/133x72 58"
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours Black; White; Navy, 58", 4000 metre, each 2000 1500 500
rayon 30x30 / 68x64, 44", dyed, Red 500m, Green 500m, Rani 1000m
    => rayon 4:100, yarns 30 30, threads 68 64, 44", finished dyed, colours Red; Green; Rani, 2000 metre, each 500 500 1000
Rayon 14 kg dyed fabric 58 panna wine colour 3000 mtr urgent call 9898012345
    => rayon 4:100, 140 glm, finished dyed, 58", colours wine, 3000 metre
100% viscose 30s x 30s 68/56 grey 63" 1,50,000 mtrs air jet delivery 30 days credit 60 days
    => rayon 4:100, yarns 30 30, threads 68 56, greige, 63", 150000 metre, loom air_jet, by 2026-12-18, credit 60
Black sulphur denim 10.5oz 58" 4000m target 155/mtr
    => denim, #305, finished denim, 356 gsm, 58", 4000 metre, target 155
TC 67/33 45x45/133x72 grey 67" 50000 mtr rate?
    => polyester 2:67+1:33, yarns 45 45, threads 133 72, greige, 67", 50000 metre
polyester viscose suiting 2/30s 58" 260 gsm grey melange colour dyed 2500mtr
    => polyester 2:65+4:35, #412, yarns 2/30 2/30, 58", 260 gsm, finished dyed, colours grey melange, 2500 metre
georgette digital print 44" 10 designs x 150 mtrs
    => polyester 2:100, #401, finished printed, 44", colours 10, 1500 metre, each 150 150 150 150 150 150 150 150 150 150
mulmul cotton 80x100 / 88x84 white bleached 44" 25 than (110 mtr each)
    => cotton 1:100, #104, yarns 80 100, threads 88 84, finished rfd, 44", 2750 metre
Kindly quote 2/40x2/40 - 60x56 matty greige 63" - 7,000 mtrs - Sulzer
    => cotton 1:100, #120, yarns 2/40 2/40, threads 60 56, greige, 63", 7000 metre, loom sulzer
lawn 60x60/90x88 pigment printed 5 design 58" 2000 mtr per dsn immediate payment
    => cotton 1:100, #105, yarns 60 60, threads 90 88, finished printed, colours 5, 58", 10000 metre, each 2000 2000 2000 2000 2000, credit 0
South cotton kora 40 count 92/80 48 panna 5000 mtr chahiye bhai
    => cotton 1:100, yarns 40 40, threads 92 80, greige, 48", 5000 metre
OE 16s x 12s drill 84/46 dyed 58 inch, khaki, 6000 mtr, 240 gsm, 45 din ka payment
    => cotton 1:100, #108, spun open_end, yarns 16 12, threads 84 46, finished dyed, 58", colours khaki, 6000 metre, 240 gsm, credit 45
need cotton satin lycra 97/3 dyed black 50" 300gsm 1500 mtrs
    => cotton 1:97+9:3, #121, finished dyed, colours black, 50", 300 gsm, 1500 metre
Yarn dyed checks 40x40/100x80 58" cotton shirting 8000 mtrs repeat order last rate 145
    => cotton 1:100, finished yarn_dyed, yarns 40 40, threads 100 80, 58", 8000 metre
need 5k mtr of 8oz duck kora 60"
    => cotton 1:100, #110, greige, 271.2 gsm, 60", 5000 metre
bhai apko 5000 m cambric 44" rfd, 3000 m voile 54" rfd dono ka rate bhejo
    => cotton 1:100, #102, 5000 metre, 44", finished rfd | cotton 1:100, #103, 3000 metre, 54", finished rfd
1. 60x60 92x88 cambric grey 48" - 10000 m⏎2. 40x40 133x72 poplin grey 63" - 20000 m⏎3. 30x30 68x64 rayon grey 63" - 15000 m⏎Delivery Surat 395002, 60 days credit
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 48", 10000 metre, to 395002, credit 60 | cotton 1:100, #101, yarns 40 40, threads 133 72, greige, 63", 20000 metre, to 395002, credit 60 | rayon 4:100, yarns 30 30, threads 68 64, greige, 63", 15000 metre, to 395002, credit 60
Item: Poplin; Count: 40x40; Construction: 132x72; Width: 58"; Finish: Dyed; Color: Navy Blue; Qty: 3000 Mtr; Rate: 95
    => cotton 1:100, #101, yarns 40 40, threads 132 72, 58", finished dyed, colours Navy Blue, 3000 metre, target 95
organic cotton poplin 50x50 144x76 GOTS 58" pfd 2,000 mtrs Tirupur 641604 delivery
    => cotton 13:100, #101, yarns 50 50, threads 144 76, 58", finished rfd, 2000 metre, to 641604
Micro modal 50x50 dusty pink dyed 54" 800 mtr
    => rayon 5:100, yarns 50 50, finished dyed, colours dusty pink, 54", 800 metre
Lyocell linen 70/30 dyed 54" 1000 mtr olive green
    => rayon 6:70+7:30, finished dyed, 54", 1000 metre, colours olive green
100% linen dyed 58" 900 mtr
    => - 7:100, finished dyed, 58", 900 metre
poly cotton twill 65/35 21x21 108x58 dyed bottle green 59" 7000 mtr school uniform
    => polyester 2:65+1:35, #411, yarns 21 21, threads 108 58, finished dyed, colours bottle green, 59", 7000 metre
cotton drill 7x7 68x38 dyed 58" 330gsm 5000mtr
    => cotton 1:100, #108, yarns 7 7, threads 68 38, finished dyed, 58", 330 gsm, 5000 metre
PC poplin white 47" 110x76 45s 20000 mtr payment advance
    => polyester 2:65+1:35, #410, yarns 45 45, threads 110 76, finished dyed, colours white, 47", 20000 metre, credit 0
Cambric 60*60 92*88 RFD, 10000mtr,Delivery-395010, Payment-30days, Target-62
    => cotton 1:100, #102, yarns 60 60, threads 92 88, finished rfd, 10000 metre, to 395010, credit 30, target 62
kora cambric 60 60/92 88 50"chahiye 10000mtr
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 50", 10000 metre
Poplin40x40/133x72-58"RFD-10000mtr
    => cotton 1:100, #101, yarns 40 40, threads 133 72, 58", finished rfd, 10000 metre
rate for:-⏎*Cotton Twill*⏎_20x16/128x60_⏎*58"* dyed *khaki*⏎*5000 Mtrs*
    => cotton 1:100, #107, yarns 20 16, threads 128 60, 58", finished dyed, colours khaki, 5000 metre
✅ Cotton poplin ✅ 40x40 ✅ 120x80 ✅ 58" ✅ Dyed ✅ 3000 mtr
    => cotton 1:100, #101, yarns 40 40, threads 120 80, 58", finished dyed, 3000 metre
safed poplin 40 number ka 58 inch 2000 meter 1 dec tak chahiye
    => cotton 1:100, #101, yarns 40 40, finished dyed, colours white, 58", 2000 metre, by 2026-12-01
neela aur lal rayon 500-500 mtr 44 panna dyed
    => rayon 4:100, finished dyed, colours blue; red, 1000 metre, each 500 500, 44"
adhai lakh meter sheeting kora 20x20 56x56 63"
    => cotton 1:100, #106, yarns 20 20, threads 56 56, greige, 63", 250000 metre
sadhe teen hazar meter cotton lawn dyed 58"
    => cotton 1:100, #105, finished dyed, 58", 3500 metre
sawa lakh mtr cambric grey 44"
    => cotton 1:100, #102, greige, 44", 125000 metre
georgette kora 44 panna 25 than 100 meter wala
    => polyester 2:100, #401, greige, 44", 2500 metre
rayon dyed 44" 8 colors 400 mtr each color, 16 kg, landed Jaipur 302003 rs 78
    => rayon 4:100, finished dyed, 44", colours 8, 3200 metre, each 400 400 400 400 400 400 400 400, 160 glm, to 302003, target 78
cotton 40x40 100x92 58" rfd for printing 20k mtr
    => cotton 1:100, yarns 40 40, threads 100 92, 58", finished rfd, 20000 metre
30 november tak 2000 mtr modal satin dyed 54" navy
    => rayon 5:100, #205, finished dyed, 54", colours navy, 2000 metre, by 2026-11-30
within 10 days delivery required. Cotton canvas 10 oz RFD 58" 1,200 Mtrs.
    => cotton 1:100, #110, 339.1 gsm, finished rfd, 58", 1200 metre, by 2026-11-28
cambric dyed 58" 2000 mtr next month delivery
    => cotton 1:100, #102, finished dyed, 58", 2000 metre
voile rfd 54" 80x80/80x72 dispatch before 20/12/26 qty 4000 mtr
    => cotton 1:100, #103, finished rfd, 54", yarns 80 80, threads 80 72, by 2026-12-20, 4000 metre
poplin rfd 58" 5000 mtr Rs 72+GST
    => cotton 1:100, #101, finished rfd, 58", 5000 metre, target 72
poplin rfd 58" 5000 mtr @ Rs.72.50 + gst ex-mill
    => cotton 1:100, #101, finished rfd, 58", 5000 metre, target 72.50
cotton twill 20x20 dyed 5000 mtr price idea 118-120
    => cotton 1:100, #107, yarns 20 20, finished dyed, 5000 metre
aapka rate 85 zyada hai, 80 me do: poplin 40s rfd 5000 mtr
    => cotton 1:100, #101, yarns 40 40, finished rfd, 5000 metre, target 80
cambric 15 tarikh tak chahiye 44" kora 3000 mtr
    => cotton 1:100, #102, 44", greige, 3000 metre, by 2026-12-15
single jersey 180 gsm 30s combed cotton dyed navy 500 kg
    => cotton 1:100, spun combed, finished dyed, colours navy, 180 gsm
poplin rfd 58" 3000 mtr. Sample 2 mtr pehle bhejna courier se
    => cotton 1:100, #101, finished rfd, 58", 3000 metre
hello sir, i want to buy cotton poplin fabric for kurtis around 1500 meters white colour 58 inches width
    => cotton 1:100, #101, 1500 metre, finished dyed, colours white, 58"
Fabric : Rayon Slub⏎GSM : 145⏎Width : 44"⏎Colour : Peach, Mint, Lavender⏎Qty : 600 mtr per colour
    => rayon 4:100, #203, 145 gsm, 44", finished dyed, colours Peach; Mint; Lavender, 1800 metre, each 600 600 600
Hii need gabardine poly 58'' black 200 gsm 3 thousand meters
    => polyester 2:100, #409, finished dyed, colours black, 58", 200 gsm, 3000 metre
crepe rayon 44 dyed 5000 mtr maroon
    => rayon 4:100, #204, finished dyed, colours maroon, 5000 metre
viscose poplin 40x40 100x80 rfd 57" 6,000 mts
    => rayon 4:100, yarns 40 40, threads 100 80, finished rfd, 57", 6000 metre
CVC 60x40 twill 30s dyed grey 58" 2000 mtr
    => cotton 1:60+2:40, #107, yarns 30 30, finished dyed, colours grey, 58", 2000 metre
40x40 cotton 120*60 greige 50" auto loom 10000mtr nd 63" 5000 mtr
    => cotton 1:100, yarns 40 40, threads 120 60, greige
matka silk look poly dupion 44" dyed 1000 mtr
    => polyester 2:100, finished dyed, 44", 1000 metre
`,
  ),
  ...enquiryLines(
    'IN',
    `
Good evening sir, kal milte hain
    => nothing
Please share your latest price list and catalogue
    => nothing
Payment of Rs 1,25,000 done, UTR N123456789012
    => nothing
Rly station ke paas, 40 ft road, shop 12, Erode 638001
    => nothing
LR 4060 date 11/11 nikal gaya kya?
    => nothing
sir aap ke 3 roll short aaye hai, 58 mtr kam
    => nothing
Meri shaadi hai 25 november ko zaroor aana
    => nothing
Ye wala design nahi chalega, dusra bhejo
    => nothing
Rate 92 final hai kya? kitna credit doge
    => nothing
TDS certificate 26Q 2026-27 bhejna
    => nothing
poplin rfd 5000 mtr chahiye, GST 24AAACC1206D1ZM, mob: 098250 12345, Plot 58, GIDC Sachin
    => cotton 1:100, #101, finished rfd, 5000 metre
Cambric kora 44" 6000 mtr. Last order was 20000 mtr @ 41, invoice 5562
    => cotton 1:100, #102, greige, 44", 6000 metre
old stock of 58" poplin rfd 2000 mtr with 2% damage sell karna hai
    => nothing
`,
  ),
  ...enquiryLines(
    'BD',
    `
vai salam niben. 100% ctn poplin 133x72 40x40 57/58" white dyed 25000 yds, C&F Ctg, LC 60 days. dam den
    => cotton 1:100, #101, yarns 40 40, threads 133 72, 57", finished dyed, colours white, 25000 yard, to Chittagong, credit 60
twill lagbe bhai cotton 20x16 128x60, kalo 10k, khaki 8k, navy 12k yds
    => cotton 1:100, #107, yarns 20 16, threads 128 60, finished dyed, colours black; khaki; navy, 30000 yard, each 10000 8000 12000
T/C 65/35 133x72 45x45 RFD 58" 60,000 yards ETA Ctg 20 January
    => polyester 2:65+1:35, yarns 45 45, threads 133 72, finished rfd, 58", 60000 yard, by 2027-01-20
denim 9.5oz 98/2 ctn/spandex 60" 35000 yds @ $2.10 CNF Chattogram
    => denim 1:98+9:2, finished denim, 322.1 gsm, 60", 35000 yard, target 2.10, to Chattogram
flannel lagbe, 20x10/42x44, y/d check, 57", 12,000 goj, 15 December er moddhe
    => cotton 1:100, #114, yarns 20 10, threads 42 44, finished yarn_dyed, 57", 12000 yard, by 2026-12-15
rayon print 30x30 68x64 55" 6 design, protita design 2500 yds
    => rayon 4:100, yarns 30 30, threads 68 64, finished printed, 55", colours 6, 15000 yard, each 2500 2500 2500 2500 2500 2500
Pls offer: CVC 60/40 oxford yarn dyed 57/58 9000 yds tgt 1.75 usd
    => cotton 1:60+2:40, #111, finished yarn_dyed, 57", 9000 yard, target 1.75
kora cambric 60x60 92x88 47" panch hajar goj koto porbe
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 47", 5000 yard
Canvas 10x10 72x42 57" dyed olive/black/sand, 3000 yds per color, TT
    => cotton 1:100, #110, yarns 10 10, threads 72 42, 57", finished dyed, colours olive; black; sand, 9000 yard, each 3000 3000 3000
bhai viscose challis 68x68 30s AOP 56" 8k yds dhaka delivery
    => rayon 4:100, #201, threads 68 68, yarns 30 30, finished printed, 56", 8000 yard, to Dhaka
corduroy 14 wale brown 57" 4500yds, 45 diner moddhe in-house
    => cotton 1:100, #118, finished dyed, colours brown, 57", 4500 yard, by 2027-01-02
98/2 cotton lycra poplin 40x40+40D 133x72 57" lal 3000 goj
    => cotton 1:98+9:2, #101, yarns 40 40+40D, threads 133 72, 57", finished dyed, colours red, 3000 yard
Stretch twill 97% cotton 3% spandex 16x12+70D 57" navy 20000 yds ship by 10 Feb
    => cotton 1:97+9:3, #121, yarns 16 12+70D, 57", finished dyed, colours navy, 20000 yard, by 2027-02-10
kemon achen bhai? price ta janaben
    => nothing
Proforma invoice 2210 er LC khola hoyeche
    => nothing
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Hi team, could you please quote for 3,000m of 100% cotton poplin, 40x40/133x72, 58/60", solid dyed, Pantone 19-4052 TCX. Delivery to Felixstowe by 1st March 2027. Payment OA 60 days.
    => cotton 1:100, #101, yarns 40 40, threads 133 72, 58", finished dyed, colours 19-4052 TCX, 3000 metre, to Felixstowe, by 2027-03-01, credit 60
Need 5000 yds cotton canvas 12 oz PFD 60" CIF New York
    => cotton 1:100, #110, 406.9 gsm, finished rfd, 60", 5000 yard, to New York
Price request - viscose/linen 70/30, 150 gsm, 140 cm, garment dyeing PFD, 2.500 m
    => rayon 4:70+7:30, 150 gsm, 55", finished rfd, 2500 metre
We are looking for yarn-dyed gingham check, 100% cotton, 115gsm, 148cm width, 2000 meters, black and white
    => cotton 1:100, finished yarn_dyed, 115 gsm, 58.5", 2000 metre, colours black; white
13.5oz raw selvedge denim, 32", 800 yards, ship to Los Angeles
    => denim, #307, finished denim, 457.7 gsm, 32", 800 yard, to Los Angeles
GRS certified recycled polyester taffeta 190T dyed black 58" 3000 yds
    => polyester 3:100, #405, finished dyed, colours black, 58", 3000 yard, certified grs
Cotton sateen 300TC 60x60 173x120 118" white 6000 m for bed linen
    => cotton 1:100, #109, yarns 60 60, threads 173 120, 118", finished dyed, colours white, 6000 metre
Tencel twill 30s 58" 190gsm forest green 1,000 m, net 30 days
    => rayon 6:100, #202, yarns 30 30, 58", 190 gsm, finished dyed, colours forest green, 1000 metre, credit 30
Double gauze printed 4 designs, 350 m each, 135 cm, delivery Hamburg 15.03.2027
    => cotton 1:100, #119, finished printed, colours 4, 1400 metre, each 350 350 350 350, 53", to Hamburg, by 2027-03-15
organic cotton twill 240 gsm: navy 1500 m, ecru 800 m, rust 700 m. Width min 145 cm
    => cotton 13:100, #107, 240 gsm, finished dyed, colours navy; ecru; rust, 3000 metre, each 1500 800 700, 57"
polyester chiffon 75D printed 58" 2 thousand yards, target $1.05/yd DDP
    => polyester 2:100, #402, yarns 75D 75D, finished printed, 58", 2000 yard, target 1.05
Hello, rate for 10,000 yards greige poplin 110x70 40x40 63 inch please
    => cotton 1:100, #101, yarns 40 40, threads 110 70, greige, 63", 10000 yard
1) Chambray 4.5 oz 57" 2000 yds⏎2) Seersucker stripe 57" 1500 yds⏎3) Oxford cotton white 57" 1000 yds⏎CFR Barcelona, payment 60 days
    => cotton 1:100, #112, finished yarn_dyed, 152.6 gsm, 57", 2000 yard, to Barcelona, credit 60 | cotton 1:100, #116, finished yarn_dyed, 57", 1500 yard, to Barcelona, credit 60 | cotton 1:100, #111, finished dyed, colours white, 57", 1000 yard, to Barcelona, credit 60
Modal jersey 200 gsm black 300 kg
    => rayon 5:100, 200 gsm, finished dyed, colours black
cotton herringbone 20x20/108x58 58" brown 1500 m, wool look
    => cotton 1:100, #117, yarns 20 20, threads 108 58, 58", finished dyed, colours brown, 1500 metre
Please confirm receipt of our payment USD 4,060.00
    => nothing
Our office is closed 24 Dec to 2 Jan. Season's greetings!
    => nothing
Can you share the tracking number of DHL parcel 4060584060?
    => nothing
`,
  ),
];
