//! Which picture each kind has. Asking the crate for a picture by its emoji would bring all 4,000 into the
//! program; these are named one by one.

use twemoji_assets::svg::{SvgTwemojiAsset, codes};

/// Kind 1 first. A test holds them against the emoji of the set.
#[rustfmt::skip]
pub(super) const TABLE: [&SvgTwemojiAsset; 250] = [
    &codes::U_1F43C, &codes::U_1F34E, &codes::U_1F697, &codes::U_1F335, &codes::U_1F388, &codes::U_1F438, &codes::U_1F34B,
    &codes::U_1F680, &codes::U_1F33B, &codes::U_1F3B2, &codes::U_1F98A, &codes::U_1F347, &codes::U_1F6B2, &codes::U_1F344,
    &codes::U_1F381, &codes::U_1F419, &codes::U_1F349, &codes::U_1F682, &codes::U_1F319, &codes::U_1F514, &codes::U_1F98B,
    &codes::U_1F352, &codes::U_1F511, &codes::U_1F308, &codes::U_1F3B8, &codes::U_1F427, &codes::U_1F955, &codes::U_1F6A2,
    &codes::U_1F341, &codes::U_1F3C0, &codes::U_1F41D, &codes::U_1F369, &codes::U_1F4F7, &codes::U_1F33D, &codes::U_1F48E,
    &codes::U_1F422, &codes::U_1F34C, &codes::U_1F3A9, &codes::U_1F451, &codes::U_1F981, &codes::U_1F353, &codes::U_1F525,
    &codes::U_2693, &codes::U_1F433, &codes::U_1F95D, &codes::U_1F3AF, &codes::U_1F4A1, &codes::U_1F414, &codes::U_1F355,
    &codes::U_1F9F2, &codes::U_1F69C, &codes::U_1F334, &codes::U_1F383, &codes::U_1F437, &codes::U_1F354, &codes::U_26BD,
    &codes::U_1F40C, &codes::U_1F951, &codes::U_1F3BA, &codes::U_1F30A, &codes::U_1F41E, &codes::U_1F36A, &codes::U_1F528,
    &codes::U_1F681, &codes::U_1F332, &codes::U_1F3C6, &codes::U_1F435, &codes::U_1F34D, &codes::U_1F4DA, &codes::U_1F41F,
    &codes::U_1F366, &codes::U_1F3BB, &codes::U_1F3E0, &codes::U_1F980, &codes::U_1F95A, &codes::U_231A, &codes::U_1F418,
    &codes::U_1F350, &codes::U_1F3AA, &codes::U_1F339, &codes::U_1F430, &codes::U_1F9C0, &codes::U_1F68C, &codes::U_1F3B1,
    &codes::U_1F428, &codes::U_1F351, &codes::U_1F941, &codes::U_1F337, &codes::U_1F40D, &codes::U_1F35E, &codes::U_1F3A8,
    &codes::U_26F5, &codes::U_1F434, &codes::U_1F345, &codes::U_1F3BE, &codes::U_1F33C, &codes::U_1F989, &codes::U_1F36D,
    &codes::U_1F52D, &codes::U_1F42C, &codes::U_1F330, &codes::U_1F3B7, &codes::U_1F691, &codes::U_1F42E, &codes::U_1F965,
    &codes::U_1F4CC, &codes::U_1F33A, &codes::U_1F43A, &codes::U_1F36B, &codes::U_1F3B3, &codes::U_1F984, &codes::U_1F34A,
    &codes::U_1F3B9, &codes::U_1F692, &codes::U_1F42B, &codes::U_1F950, &codes::U_1F52C, &codes::U_1F42F, &codes::U_1F348,
    &codes::U_26FA, &codes::U_1F41B, &codes::U_1F368, &codes::U_1F3C8, &codes::U_1F33E, &codes::U_1F417, &codes::U_1F954,
    &codes::U_1F3A4, &codes::U_1F695, &codes::U_1F988, &codes::U_1F357, &codes::U_1F4E3, &codes::U_1F42D, &codes::U_1F95E,
    &codes::U_1F3A7, &codes::U_1F30D, &codes::U_1F40A, &codes::U_1F36F, &codes::U_1F48A, &codes::U_1F43B, &codes::U_1F32E,
    &codes::U_1F50B, &codes::U_1F69A, &codes::U_1F986, &codes::U_1F37F, &codes::U_1F3AC, &codes::U_1F431, &codes::U_1F952,
    &codes::U_1F9ED, &codes::U_1F436, &codes::U_1F359, &codes::U_23F0, &codes::U_1F985, &codes::U_1F346, &codes::U_1F3AE,
    &codes::U_1F693, &codes::U_1F439, &codes::U_1F35F, &codes::U_1F512, &codes::U_1F413, &codes::U_1F966, &codes::U_1F3D0,
    &codes::U_1F987, &codes::U_1F35D, &codes::U_1F4E6, &codes::U_1F411, &codes::U_1F36C, &codes::U_1F380, &codes::U_1F421,
    &codes::U_1F95C, &codes::U_1F52A, &codes::U_1F42A, &codes::U_1F373, &codes::U_1F9E9, &codes::U_1F40E, &codes::U_1F968,
    &codes::U_1F526, &codes::U_1F415, &codes::U_1F375, &codes::U_1F6BD, &codes::U_1F408, &codes::U_1F969, &codes::U_1F9F8,
    &codes::U_1F416, &codes::U_1F367, &codes::U_1F4B0, &codes::U_1F407, &codes::U_1F36E, &codes::U_1F3A3, &codes::U_1F400,
    &codes::U_1F957, &codes::U_1F527, &codes::U_1F40B, &codes::U_1F361, &codes::U_1F9F5, &codes::U_1F402, &codes::U_1F358,
    &codes::U_1F9F6, &codes::U_1F403, &codes::U_1F365, &codes::U_1F4FA, &codes::U_1F404, &codes::U_1F96A, &codes::U_1F9EA,
    &codes::U_1F406, &codes::U_1F953, &codes::U_1F3BF, &codes::U_1F405, &codes::U_1F967, &codes::U_1F6D2, &codes::U_1F409,
    &codes::U_1F35A, &codes::U_1FA81, &codes::U_1F40F, &codes::U_1F371, &codes::U_1F453, &codes::U_1F410, &codes::U_1F362,
    &codes::U_1F452, &codes::U_1F35C, &codes::U_1F45F, &codes::U_1F401, &codes::U_1F372, &codes::U_1F45C, &codes::U_1F420,
    &codes::U_1F35B, &codes::U_1F454, &codes::U_1F41A, &codes::U_1F363, &codes::U_1F457, &codes::U_1F41C, &codes::U_1F95F,
    &codes::U_1F456, &codes::U_1F429, &codes::U_1F364, &codes::U_1F462, &codes::U_1F432, &codes::U_1F959, &codes::U_1F45B,
    &codes::U_1F43E, &codes::U_1F370, &codes::U_1F460, &codes::U_1F423, &codes::U_1F382, &codes::U_1F9E4, &codes::U_1F424,
    &codes::U_1F376, &codes::U_1F9E6, &codes::U_1F425, &codes::U_1F377, &codes::U_1F9E3,
];
