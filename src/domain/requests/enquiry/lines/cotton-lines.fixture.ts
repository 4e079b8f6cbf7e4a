/** Cotton as buyers in India ask for it. */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const COTTON_LINES = [
  ...enquiryLines(
    'IN',
    `
60x60 92x88 cambric kora 44 panna 10000 mtr rate batao
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 44", 10000 metre
Cambric 60*60 / 92*88, 58", grey, 25000 mtrs
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 58", 25000 metre
92x88/60x60 cambric grey 63" 20k mtr
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 63", 20000 metre
bhai cambric chahiye 60 60 count 44 panna kora 5000 meter
    => cotton 1:100, #102, yarns 60 60, greige, 44", 5000 metre
40s x 40s 133x72 poplin dyed 58 inch 3000 mtr black
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours black, 58", 3000 metre
need poplin 40x40/120x80 58" RFD 15000 m
    => cotton 1:100, #101, yarns 40 40, threads 120 80, finished rfd, 58", 15000 metre
POPLIN 40X40 132X72 KORA 63 PANNA 1 LAKH MTR BEST RATE
    => cotton 1:100, #101, yarns 40 40, threads 132 72, greige, 63", 100000 metre
lycra poplin 97/3 58 inch kora 5000 mtr
    => cotton 1:97+9:3, #101, greige, 58", 5000 metre
cotton lycra drill dyed black 96/4 56" 2000 mtr
    => cotton 1:96+9:4, #108, finished dyed, colours black, 56", 2000 metre
cotton poplin 40/40 120/80 pfd 58/60 width 2.5 lakh meter
    => cotton 1:100, #101, yarns 40 40, threads 120 80, finished rfd, 58", 250000 metre
Sir cotton poplin 100% cotton 40*40 133*72 white dyed 57/58 inch 4000mtr 30 days credit
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours white, 57", 4000 metre, credit 30
20x20 108x56 cotton twill dyed khaki 58" 5000 mtr target 145
    => cotton 1:100, #107, yarns 20 20, threads 108 56, finished dyed, colours khaki, 58", 5000 metre, target 145
twill 20x16 128x60 RFD 240 gsm 10k mtr
    => cotton 1:100, #107, yarns 20 16, threads 128 60, finished rfd, 240 gsm, 10000 metre
drill 16x12 108x56 grey 63 inch 12000 mtr 20 din mein chahiye
    => cotton 1:100, #108, yarns 16 12, threads 108 56, greige, 63", 12000 metre, by 2026-12-08
khaki drill 16s x 12s / 108 x 56 dyed 58" qty 6000 mtrs payment 45 days
    => cotton 1:100, #108, yarns 16 12, threads 108 56, finished dyed, colours khaki, 58", 6000 metre, credit 45
Need cotton satin 60x60 173x104 58 inch dyed 8000 mtrs
    => cotton 1:100, #109, yarns 60 60, threads 173 104, finished dyed, 58", 8000 metre
sateen 40s 144x80 grey 63" 30000 mtr
    => cotton 1:100, #109, yarns 40 40, threads 144 80, greige, 63", 30000 metre
mulmul 92x92 / 92x92 kora 42 panna 6000 mtr surat 395002
    => cotton 1:100, #104, yarns 92 92, threads 92 92, greige, 42", 6000 metre, to 395002
malmal safed bleach 44 panna 3000 mtr
    => cotton 1:100, #104, finished rfd, 44", 3000 metre
voile 80x80 80x72 dyed 54 panna 10 rang har rang 500 mtr
    => cotton 1:100, #103, yarns 80 80, threads 80 72, finished dyed, colours 10, 54", 5000 metre, each 500 500 500 500 500 500 500 500 500 500
Lawn 80x80/92x88 printed 58" 4 designs 1000 mtr each design
    => cotton 1:100, #105, yarns 80 80, threads 92 88, finished printed, colours 4, 58", 4000 metre, each 1000 1000 1000 1000
sheeting 20x20 60x60 kora 63 panna 50 hazar meter
    => cotton 1:100, #106, yarns 20 20, threads 60 60, greige, 63", 50000 metre
30x30 76x68 grey sheeting 48 inch powerloom 20,000 mtr
    => cotton 1:100, #106, yarns 30 30, threads 76 68, greige, 48", 20000 metre, loom power_loom
canvas 10x10 72x36 dyed olive 58" 2500 mtr
    => cotton 1:100, #110, yarns 10 10, threads 72 36, finished dyed, colours olive, 58", 2500 metre
Duck canvas 10oz grey 5000 mtr
    => cotton 1:100, #110, greige, 339.1 gsm, 5000 metre
oxford 40x20 110x54 yarn dyed sky blue 58" 2000 mtr
    => cotton 1:100, #111, yarns 40 20, threads 110 54, finished yarn_dyed, colours sky blue, 58", 2000 metre
chambray 40x40 100x72 58 inch 3000 mtr indigo
    => cotton 1:100, #112, yarns 40 40, threads 100 72, finished yarn_dyed, colours indigo, 58", 3000 metre
dobby cotton 40x40 124x72 58" white 3500 mtr dyed
    => cotton 1:100, #113, yarns 40 40, threads 124 72, finished dyed, colours white, 58", 3500 metre
flannel checks 20x10 42x44 58" 6000 mtr
    => cotton 1:100, #114, yarns 20 10, threads 42 44, finished yarn_dyed, 58", 6000 metre
cotton slub 30x30 68x56 dyed 58 panna 2000 mtr
    => cotton 1:100, #115, yarns 30 30, threads 68 56, finished dyed, 58", 2000 metre
seersucker stripes 40s 58 inch 1500 mtr
    => cotton 1:100, #116, yarns 40 40, finished yarn_dyed, 58", 1500 metre
corduroy dyed brown 58" 280 gsm 1200 meter
    => cotton 1:100, #118, finished dyed, colours brown, 58", 280 gsm, 1200 metre
double gauze 40x40 88x80 printed 54" 1000 mtr
    => cotton 1:100, #119, yarns 40 40, threads 88 80, finished printed, 54", 1000 metre
matty 2/20x2/20 52x44 rfd 58 inch 4000 mtr
    => cotton 1:100, #120, yarns 2/20 2/20, threads 52 44, finished rfd, 58", 4000 metre
cambrik 60 x 60 / 92 x 88 dyed 5 colour 1000 mtr per colour
    => cotton 1:100, #102, yarns 60 60, threads 92 88, finished dyed, colours 5, 5000 metre, each 1000 1000 1000 1000 1000
poplin dyed navy 2000 mtr, black 3000 mtr, white 1000 mtr 40x40 133x72
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours navy; black; white, 6000 metre, each 2000 3000 1000
poplin 40x40 133x72 colours navy blue, maroon & bottle green 1500 mtr each
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours navy blue; maroon; bottle green, 4500 metre, each 1500 1500 1500
Pantone 19-4052 TCX cotton twill 5000 mtrs 58" dyed
    => cotton 1:100, #107, finished dyed, colours 19-4052 TCX, 58", 5000 metre
cotton cambric print ke liye RFD chahiye 44 panna 7000 mtr
    => cotton 1:100, #102, finished rfd, 44", 7000 metre
combed 60x60 cambric airjet 92x88 grey 20000 mtr
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 20000 metre, loom air_jet, spun combed
compact 50x50 132x80 poplin air jet 63" grey 40000m
    => cotton 1:100, #101, yarns 50 50, threads 132 80, greige, 63", 40000 metre, loom air_jet, spun compact
OE 10x10 canvas 72x36 sulzer grey 15000 mtr
    => cotton 1:100, #110, yarns 10 10, threads 72 36, greige, 15000 metre, loom sulzer, spun open_end
carded 30s sheeting 68x64 kora 48 panna 10 than
    => cotton 1:100, #106, yarns 30 30, threads 68 64, greige, 48", 1000 metre, spun carded
100 than cambric kora 44 panna 120 mtr ka than
    => cotton 1:100, #102, greige, 44", 12000 metre
organic cotton poplin 60x60 120x76 58" dyed white 2000 mtr
    => cotton 13:100, #101, yarns 60 60, threads 120 76, finished dyed, colours white, 58", 2000 metre
cotton 40s/40s 110x70 poplin kora 48 panna 15000 mtr @ 52
    => cotton 1:100, #101, yarns 40 40, threads 110 70, greige, 48", 15000 metre, target 52
Poplin kora 40x40 110x70 rate 51.50 tak chalega 20000 mtr
    => cotton 1:100, #101, yarns 40 40, threads 110 70, greige, 20000 metre, target 51.50
poplin rfd 58" 133x72 40s Rs. 68/- per mtr 5000 mtr
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished rfd, 58", 5000 metre, target 68
cambric dyed 92x88 60x60 budget 75 rs 3000 meters delivery pin 302001
    => cotton 1:100, #102, yarns 60 60, threads 92 88, finished dyed, 3000 metre, to 302001, target 75
cotton twill 20x20 108x56 grey delivery by 10 Dec 10000 mtr
    => cotton 1:100, #107, yarns 20 20, threads 108 56, greige, 10000 metre, by 2026-12-10
cotton twill grey 10000 mtr 15/12 tak chahiye
    => cotton 1:100, #107, greige, 10000 metre, by 2026-12-15
cambric kora 10000 mtr delivery 31.12.2026
    => cotton 1:100, #102, greige, 10000 metre, by 2026-12-31
cambric kora 10000 mtr 2 hafte me chahiye
    => cotton 1:100, #102, greige, 10000 metre, by 2026-12-02
cambric kora 10000 mtr within 3 weeks
    => cotton 1:100, #102, greige, 10000 metre, by 2026-12-09
cambric grey 10000 mtr 60 din ka credit
    => cotton 1:100, #102, greige, 10000 metre, credit 60
cambric grey 10000 mtr udhar 90 din
    => cotton 1:100, #102, greige, 10000 metre, credit 90
cambric grey 10000 mtr cash payment
    => cotton 1:100, #102, greige, 10000 metre, credit 0
cambric grey 10000 mtr full advance denge
    => cotton 1:100, #102, greige, 10000 metre, credit 0
cambric grey 63 inch 10000 mtr 30% advance balance before dispatch
    => cotton 1:100, #102, greige, 63", 10000 metre, credit 0
100% cotton 40x40/120x80 58" 124 gsm dyed 3000 mtr
    => cotton 1:100, yarns 40 40, threads 120 80, finished dyed, 58", 124 gsm, 3000 metre
cotton 2/40 x 2/40 60x56 grey 5000 mtr
    => cotton 1:100, yarns 2/40 2/40, threads 60 56, greige, 5000 metre
cotton 30/1 x 30/1 76x68 rfd 6000 mtr 54"
    => cotton 1:100, yarns 30 30, threads 76 68, finished rfd, 54", 6000 metre
kadhi cotton kora 44 panna 2000 mtr
    => cotton 1:100, greige, 44", 2000 metre
herringbone 20x20 108x58 dyed charcoal 58" 1800 mtr
    => cotton 1:100, #117, yarns 20 20, threads 108 58, finished dyed, colours charcoal, 58", 1800 metre
`,
  ),
];
